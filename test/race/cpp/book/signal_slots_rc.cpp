// signals and slots with weak pointers: emit() walks the list while others connect
// flags: -std=c++17
#include <algorithm>
#include <atomic>
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Receiver {
public:
    virtual ~Receiver() = default;
    virtual void notify(int value) = 0;
};

class Counter : public Receiver {
    std::atomic<long> total{0};

public:
    void notify(int value) override { total += value; }
    long value() const { return total; }
};

class Maximum : public Receiver {
    std::mutex lock;
    int best = 0;

public:
    void notify(int value) override
    {
        std::lock_guard<std::mutex> g(lock);
        best = std::max(best, value);
    }
    int value()
    {
        std::lock_guard<std::mutex> g(lock);
        return best;
    }
};

class Signal {
    std::vector<std::weak_ptr<Receiver>> receivers;
    std::mutex lock;

public:
    void connect(const std::shared_ptr<Receiver> &r)
    {
        std::lock_guard<std::mutex> g(lock);
        receivers.push_back(r); // RACE!
    }
    void emit(int value)
    {
        for (auto &w : receivers) // RACE!
            if (auto r = w.lock())
                r->notify(value);
    }
};

int main()
{
    Signal signal;
    auto counter = std::make_shared<Counter>();
    auto maximum = std::make_shared<Maximum>();
    signal.connect(counter);
    std::thread first([&signal] {
        for (int i = 0; i < 100; ++i)
            signal.emit(i);
    });
    std::thread second([&signal] {
        for (int i = 100; i > 0; --i)
            signal.emit(i);
    });
    signal.connect(maximum);
    first.join();
    second.join();
    std::cout << counter->value() << ' ' << maximum->value() << '\n';
}
