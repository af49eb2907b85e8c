// Threads that belong to an object behind a pointer: the object's end waits for them.
#include <iostream>
#include <memory>
#include <thread>

class Counter {
    long *sum_;
    std::thread thread_;

    void run()
    {
        for (int i = 0; i < 1000; i++)
            *sum_ += i; // NORACE
    }

  public:
    explicit Counter(long *sum) : sum_(sum), thread_(&Counter::run, this) {}
    ~Counter() { thread_.join(); }
};

class Service {
    std::unique_ptr<Counter> counter_;

  public:
    void start(long *sum) { counter_ = std::make_unique<Counter>(sum); }
    void stop() { counter_.reset(); }
};

int main()
{
    long first = 0, second = 0, third = 0;
    {
        std::unique_ptr<Counter> counter(new Counter(&first));
    }
    std::cout << first << '\n'; // NORACE
    Counter *plain = new Counter(&second);
    delete plain;
    std::cout << second << '\n'; // NORACE
    Service service;
    service.start(&third);
    service.stop();
    std::cout << third << '\n'; // NORACE
}
