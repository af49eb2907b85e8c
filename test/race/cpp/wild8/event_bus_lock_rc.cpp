// An event bus copies its handlers under the lock; a handler writes unguarded.
// flags: -std=c++17
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
        std::lock_guard lock(mutex_);
        handlers_[topic].push_back(std::move(h));
    }
    void publish(const std::string &topic, int payload)
    {
        std::vector<Handler> copy;
        {
            std::lock_guard lock(mutex_);
            auto it = handlers_.find(topic);
            if (it == handlers_.end())
                return;
            copy = it->second;
        }
        for (auto &h : copy)
            h(payload);
    }

private:
    std::mutex mutex_;
    std::map<std::string, std::vector<Handler>> handlers_;
};

int main()
{
    EventBus bus;
    int received = 0;
    std::mutex rm;
    bus.subscribe("tick", [&](int v) {
        received += v; // RACE!
    });
    std::vector<std::thread> publishers;
    for (int i = 0; i < 3; ++i)
        publishers.emplace_back([&bus, i] {
            for (int k = 0; k < 20; ++k)
                bus.publish("tick", i + k);
        });
    for (auto &p : publishers)
        p.join();
    std::cout << received << '\n';
}
