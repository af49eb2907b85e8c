// A thread that belongs to an object behind a pointer, which was moved to somebody who lives longer.
#include <iostream>
#include <memory>
#include <thread>

class Counter {
    long *sum_;
    std::thread thread_;

    void run()
    {
        for (int i = 0; i < 1000; i++)
            *sum_ += i; // RACE!
    }

  public:
    explicit Counter(long *sum) : sum_(sum), thread_(&Counter::run, this) {}
    ~Counter() { thread_.join(); }
};

class Service {
    std::unique_ptr<Counter> counter_;

  public:
    void take(std::unique_ptr<Counter> counter) { counter_ = std::move(counter); }
    void stop() { counter_.reset(); }
};

int main()
{
    long sum = 0, other = 0;
    Service service;
    {
        std::unique_ptr<Counter> counter = std::make_unique<Counter>(&sum);
        service.take(std::move(counter));
    }
    std::cout << sum << '\n'; // RACE!
    std::unique_ptr<Counter> mine = std::make_unique<Counter>(&other), kept;
    kept.swap(mine);
    mine.reset();
    std::cout << other << '\n'; // RACE!
    service.stop();
}
