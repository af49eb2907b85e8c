// an event bus with handlers by topic; publish copies the handlers under the lock
// flags: -std=c++17
#include <atomic>
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

    class Subscription {
        EventBus *bus_ = nullptr;
        std::string topic_;
        int id_ = 0;

    public:
        Subscription() = default;
        Subscription(EventBus *bus, std::string topic, int id)
            : bus_(bus), topic_(std::move(topic)), id_(id)
        {
        }
        Subscription(Subscription &&o) noexcept
            : bus_(o.bus_), topic_(std::move(o.topic_)), id_(o.id_)
        {
            o.bus_ = nullptr;
        }
        Subscription(const Subscription &) = delete;
        ~Subscription()
        {
            if (bus_)
                bus_->unsubscribe(topic_, id_);
        }
    };

    Subscription subscribe(const std::string &topic, Handler handler)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        int id = ++next_;
        handlers_[topic].emplace(id, std::move(handler));
        return Subscription(this, topic, id);
    }
    void publish(const Event &event)
    {
        std::vector<Handler> list;
        {
            std::lock_guard<std::mutex> lk(mutex_);
            auto it = handlers_.find(event.topic);
            if (it == handlers_.end())
                return;
            for (auto &[id, handler] : it->second)
                list.push_back(handler);
        }
        published_.fetch_add(1, std::memory_order_relaxed);
        for (auto &handler : list)
            handler(event);
    }
    int published() const { return published_; }

private:
    void unsubscribe(const std::string &topic, int id)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        auto it = handlers_.find(topic);
        if (it != handlers_.end())
            it->second.erase(id);
    }
    std::mutex mutex_;
    std::map<std::string, std::map<int, Handler>> handlers_;
    int next_ = 0;
    std::atomic<int> published_{0};
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
    auto s = bus.subscribe("temperature", [&monitor](const Event &e) { monitor.record(e); });
    std::thread publisher([&bus] {
        for (int i = 0; i < 100; ++i)
            bus.publish({i % 2 ? "temperature" : "pressure", i});
    });
    std::thread subscriber([&bus, &monitor] {
        for (int i = 0; i < 5; ++i) {
            auto p = bus.subscribe("pressure", [&monitor](const Event &e) { monitor.record(e); });
            std::this_thread::yield();
        }
    });
    publisher.join();
    subscriber.join();
    monitor.print();
    std::cout << bus.published() << '\n';
}
