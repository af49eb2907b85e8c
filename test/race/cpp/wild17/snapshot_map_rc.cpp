// copy on write, but the writer changes the map that readers may have
// tsan: no: seldom at the same time on a machine with two cores
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Registry {
    using Map = std::map<int, int>;
    mutable std::mutex m_;
    std::shared_ptr<Map> map_ = std::make_shared<Map>();

public:
    std::shared_ptr<const Map> snapshot() const
    {
        std::lock_guard<std::mutex> g(m_);
        return map_;
    }
    void set(int k, int v)
    {
        std::lock_guard<std::mutex> g(m_);
        (*map_)[k] = v; // RACE!
    }
};

int main()
{
    Registry r;
    std::thread writer([&] {
        for (int i = 0; i < 20; ++i)
            r.set(i % 5, i);
    });
    std::thread reader([&] {
        long sum = 0;
        for (int i = 0; i < 20; ++i) {
            auto s = r.snapshot();
            auto it = s->find(3); // RACE!
            if (it != s->end()) // RACE
                sum += it->second; // RACE
        }
        std::cout << sum << '\n';
    });
    writer.join();
    reader.join();
}
