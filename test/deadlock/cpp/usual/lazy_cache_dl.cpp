#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
class Dns {
    std::shared_mutex m;
    std::map<std::string, int> table;
    int resolve(const std::string &h) { return static_cast<int>(h.size()); }
    void remember(const std::string &h, int v)
    {
        std::unique_lock<std::shared_mutex> w(m); // DEADLOCK!
        table[h] = v;
    }
public:
    int get(const std::string &h)
    {
        std::shared_lock<std::shared_mutex> r(m); // DEADLOCK
        auto it = table.find(h);
        if (it != table.end()) return it->second;
        int v = resolve(h);
        remember(h, v);
        return v;
    }
};
int main()
{
    Dns d;
    std::thread a([&] { d.get("a.example"); });
    std::thread b([&] { d.get("b.example"); });
    a.join();
    b.join();
}
