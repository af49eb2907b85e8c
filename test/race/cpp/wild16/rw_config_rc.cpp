// a lookup inserts under the shared lock
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>

class Names {
public:
    int &count(const std::string &name)
    {
        std::shared_lock<std::shared_mutex> r(m_);
        return counts_[name]; // RACE!
    }
    void clear()
    {
        std::unique_lock<std::shared_mutex> w(m_);
        counts_.clear();
    }

private:
    std::shared_mutex m_;
    std::map<std::string, int> counts_;
};

int main()
{
    Names names;
    std::thread a([&names] {
        for (int i = 0; i < 50; ++i)
            names.count("a" + std::to_string(i)) = i; // RACE
    });
    std::thread b([&names] {
        for (int i = 0; i < 50; ++i)
            names.count("b" + std::to_string(i)) = i; // RACE
    });
    a.join();
    b.join();
    names.clear();
    std::cout << "done\n";
}
