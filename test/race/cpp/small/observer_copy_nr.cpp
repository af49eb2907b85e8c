// A subject copies its list of callbacks under the lock and calls them without it.
#include <atomic>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

class Subject {
public:
    using Callback = std::function<void(int)>;
    int attach(Callback cb)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        int id = next_id_++;
        callbacks_.emplace(id, std::move(cb));
        return id;
    }
    void detach(int id)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        callbacks_.erase(id);
    }
    void notify(int value)
    {
        std::map<int, Callback> copy;
        {
            std::lock_guard<std::mutex> lock(mutex_);
            copy = callbacks_;
        }
        for (auto &[id, cb] : copy)
            cb(value);
    }

private:
    std::mutex mutex_;
    int next_id_ = 1;
    std::map<int, Callback> callbacks_;
};

int main()
{
    Subject temperature;
    std::atomic<int> seen{0};
    std::atomic<int> highest{0};
    std::thread source([&] {
        for (int i = 0; i < 50; ++i)
            temperature.notify(i);
    });
    int a = temperature.attach([&](int) { seen.fetch_add(1); });
    int b = temperature.attach([&](int v) {
        int old = highest.load();
        while (old < v && !highest.compare_exchange_weak(old, v)) {
        }
    });
    temperature.detach(a);
    source.join();
    temperature.detach(b);
    std::cout << seen << ' ' << highest << '\n';
}
