// Observers are added under a lock, but notified without one.
// tsan: some: the map is found at the first call only
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
        std::lock_guard<std::mutex> guard(lock_);
        handlers_[topic].push_back(std::move(h)); // RACE!
    }
    void publish(const std::string &topic, int value)
    {
        auto it = handlers_.find(topic); // RACE!
        if (it == handlers_.end())
            return;
        for (auto &h : it->second) // RACE!
            h(value); // RACE!
    }

private:
    std::mutex lock_;
    std::map<std::string, std::vector<Handler>> handlers_;
};

int main()
{
    EventBus bus;
    std::thread publisher([&bus] {
        for (int i = 0; i < 100; ++i)
            bus.publish("tick", i);
    });
    for (int i = 0; i < 10; ++i)
        bus.subscribe("tick", [i](int v) {
            if (v == i) // RACE
                std::cout << v << '\n';
        });
    publisher.join();
}
