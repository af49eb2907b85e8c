// an event bus with handlers by topic; publish walks over the handlers after its lock has ended
// flags: -std=c++17
// tsan: some: which of the lines meet depends on luck
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Event {
    std::string topic;
    int value;
};

class EventBus {
public:
    using Handler = std::function<void(const Event &)>;

    int subscribe(const std::string &topic, Handler handler)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        handlers_[topic].push_back(std::move(handler)); // RACE!
        return ++subscriptions_;
    }
    void publish(const Event &event)
    {
        std::vector<Handler> *list = nullptr;
        {
            std::lock_guard<std::mutex> lk(mutex_);
            auto it = handlers_.find(event.topic);
            if (it == handlers_.end())
                return;
            list = &it->second;
            ++published_;
        }
        for (auto &handler : *list) // RACE!
            handler(event); // RACE!
    }
    int published()
    {
        std::lock_guard<std::mutex> lk(mutex_);
        return published_;
    }

private:
    std::mutex mutex_;
    std::map<std::string, std::vector<Handler>> handlers_;
    int subscriptions_ = 0;
    int published_ = 0;
};

class Monitor {
    std::mutex m_;
    std::map<std::string, long> sums_;

public:
    void record(const Event &e)
    {
        std::lock_guard<std::mutex> lk(m_);
        sums_[e.topic] += e.value;
    }
    void print()
    {
        std::lock_guard<std::mutex> lk(m_);
        for (auto &[topic, sum] : sums_)
            std::cout << topic << ' ' << sum << '\n';
    }
};

int main()
{
    EventBus bus;
    Monitor monitor;
    bus.subscribe("temperature", [&monitor](const Event &e) { monitor.record(e); }); // RACE
    std::thread publisher([&bus] {
        for (int i = 0; i < 100; ++i)
            bus.publish({i % 2 ? "temperature" : "pressure", i});
    });
    std::thread subscriber([&bus, &monitor] {
        for (int i = 0; i < 5; ++i) {
            bus.subscribe("pressure", [&monitor](const Event &e) { monitor.record(e); }); // RACE
            bus.subscribe("temperature", [&monitor, i](const Event &e) {
                monitor.record({e.topic, i}); // RACE
            });
        }
    });
    publisher.join();
    subscriber.join();
    monitor.print();
    std::cout << bus.published() << '\n';
}
