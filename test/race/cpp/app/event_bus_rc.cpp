// subscribe and publish race on the list
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Bus
{
public:
    void subscribe(std::function<void(int)> handler)
    {
        handlers_.push_back(std::move(handler)); // RACE!
    }
    void publish(int value)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        for (auto &handler : handlers_) // RACE!
            handler(value); // RACE
    }

private:
    std::mutex mutex_;
    std::vector<std::function<void(int)>> handlers_;
};

int main()
{
    Bus bus;
    int seen = 0;

    bus.subscribe([&seen](int v) { seen += v; });
    std::thread late([&bus] { bus.subscribe([](int v) { std::printf("%d\n", v); }); });
    bus.publish(1);
    late.join();
    std::printf("%d\n", seen);
    return 0;
}
