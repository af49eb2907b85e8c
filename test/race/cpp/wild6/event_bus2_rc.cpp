// An event bus: handlers are copied under the lock, but one of them counts in a plain member.
// flags: -std=c++17
#include <atomic>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class EventBus {
public:
    using Handler = std::function<void(int)>;
    void subscribe(const std::string &topic, Handler h)
    {
        std::lock_guard lock(mtx_);
        handlers_[topic].push_back(std::move(h));
    }
    void publish(const std::string &topic, int value)
    {
        std::vector<Handler> copy;
        {
            std::lock_guard lock(mtx_);
            auto it = handlers_.find(topic);
            if (it != handlers_.end())
                copy = it->second;
        }
        for (auto &h : copy)
            h(value);
    }

private:
    std::mutex mtx_;
    std::map<std::string, std::vector<Handler>> handlers_;
};

struct Statistics {
    long total = 0;
    std::atomic<int> count{0};
    void on_value(int v)
    {
        total += v; // RACE!
        count.fetch_add(1, std::memory_order_relaxed);
    }
};

int main()
{
    EventBus bus;
    Statistics stats;
    bus.subscribe("tick", [&stats](int v) { stats.on_value(v); });
    std::thread p1([&bus] {
        for (int i = 0; i < 100; ++i)
            bus.publish("tick", i);
    });
    std::thread p2([&bus] {
        bus.subscribe("tock", [](int) {});
        for (int i = 0; i < 100; ++i) {
            bus.publish("tick", -i);
            bus.publish("tock", i);
        }
    });
    p1.join();
    p2.join();
    std::cout << stats.total << " " << stats.count << std::endl;
}
