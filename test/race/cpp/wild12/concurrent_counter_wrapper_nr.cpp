// A thread-safe wrapper around a counter that throws when it would go below zero.
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Counter {
    int value = 0;
    void increment() { ++value; }
    void decrement()
    {
        if (value == 0)
            throw "Value cannot be less than 0";
        --value;
    }
};

struct ConcurrentCounter {
    std::mutex mutex;
    Counter counter;
    void increment()
    {
        std::lock_guard<std::mutex> guard(mutex);
        counter.increment();
    }
    void decrement()
    {
        std::lock_guard<std::mutex> guard(mutex);
        counter.decrement();
    }
};

int main()
{
    ConcurrentCounter c;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&c, i] {
            for (int k = 0; k < 50; ++k) {
                try {
                    if (i % 2)
                        c.decrement();
                    else
                        c.increment();
                } catch (const char *) {
                }
            }
        });
    for (auto &t : threads)
        t.join();
    std::cout << c.counter.value << '\n';
}
