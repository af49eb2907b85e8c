// flags: -std=c++20
#include <cstdio>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

class Topic {
public:
    using Handler = std::function<void(int)>;
    int subscribe(Handler h)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        handlers_[next_] = std::move(h);
        return next_++;
    }
    void unsubscribe(int id)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK!
        handlers_.erase(id);
    }
    void publish(int value)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK
        for (auto &h : handlers_)
            h.second(value); // DEADLOCK
    }
private:
    std::mutex mutex_;
    std::map<int, Handler> handlers_;
    int next_ = 0;
};

int main()
{
    Topic topic;
    int id = -1;
    id = topic.subscribe([&topic, &id](int v) {
        if (v > 3)
            topic.unsubscribe(id); // DEADLOCK
    });
    topic.subscribe([](int v) { std::printf("%d\n", v); });
    std::thread t([&topic] { for (int i = 0; i < 6; i++) topic.publish(i); });
    t.join();
    return 0;
}
