#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>

class Interner {
    std::shared_mutex m_;
    std::map<std::string, int> ids_;

public:
    int id(const std::string &s)
    {
        std::shared_lock<std::shared_mutex> r(m_); // DEADLOCK
        auto it = ids_.find(s);
        if (it != ids_.end())
            return it->second;
        std::unique_lock<std::shared_mutex> w(m_); // DEADLOCK!
        auto [pos, fresh] = ids_.emplace(s, static_cast<int>(ids_.size()));
        return pos->second;
    }
};

int main()
{
    Interner in;
    std::thread a([&] { in.id("x"); }); // DEADLOCK
    std::thread b([&] { in.id("y"); }); // DEADLOCK
    a.join();
    b.join();
}
