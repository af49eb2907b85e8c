// A striped map: the count of all stripes is changed under the lock of one of them.
// flags: -std=c++17
#include <array>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class StripedMap {
    struct Stripe {
        std::mutex m;
        std::unordered_map<std::string, int> map;
    };
    std::array<Stripe, 8> stripes_;
    std::size_t size_ = 0;

public:
    void put(const std::string &key, int value)
    {
        Stripe &s = stripes_[std::hash<std::string>{}(key) % stripes_.size()];
        std::lock_guard<std::mutex> lk(s.m);
        if (s.map.insert_or_assign(key, value).second)
            ++size_; // RACE!
    }
    std::size_t size() const { return size_; }
};

int main()
{
    StripedMap map;
    std::vector<std::thread> ts;
    for (int t = 0; t < 4; ++t)
        ts.emplace_back([&map, t] {
            for (int i = 0; i < 100; ++i)
                map.put("k" + std::to_string(t * 100 + i), i);
        });
    for (auto &t : ts)
        t.join();
    std::cout << map.size() << '\n';
}
