// flags: -std=c++17
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Dns {
    std::unordered_map<std::string, std::string> table;
    std::shared_mutex sm;
public:
    std::string lookup(const std::string &host)
    {
        {
            std::shared_lock<std::shared_mutex> rl(sm);
            auto it = table.find(host);
            if (it != table.end())
                return it->second;
        }
        std::unique_lock<std::shared_mutex> wl(sm);
        return table[host] = "127.0.0.1";
    }
};

int main()
{
    Dns d;
    std::thread a([&] { d.lookup("a"); });
    std::thread b([&] { d.lookup("b"); });
    a.join();
    b.join();
}
