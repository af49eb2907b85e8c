// copy on write: readers get a snapshot, the writer copies the map, changes the copy and publishes it
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Registry {
    using Map = std::map<std::string, int>;
    mutable std::mutex m_;
    std::shared_ptr<const Map> map_ = std::make_shared<Map>();

public:
    std::shared_ptr<const Map> snapshot() const
    {
        std::lock_guard<std::mutex> g(m_);
        return map_;
    }
    void set(const std::string &k, int v)
    {
        std::lock_guard<std::mutex> g(m_);
        auto copy = std::make_shared<Map>(*map_);
        (*copy)[k] = v; // NORACE
        map_ = copy;
    }
};

int main()
{
    Registry r;
    std::thread writer([&] {
        for (int i = 0; i < 20; ++i)
            r.set("k" + std::to_string(i % 5), i);
    });
    std::thread reader([&] {
        long sum = 0;
        for (int i = 0; i < 20; ++i)
            for (const auto &kv : *r.snapshot()) // NORACE
                sum += kv.second; // NORACE
        std::cout << sum << '\n';
    });
    writer.join();
    reader.join();
}
