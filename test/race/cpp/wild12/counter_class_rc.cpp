// The first example of every course: a counter without a lock.
#include <iostream>
#include <thread>
#include <vector>

class Counter {
public:
    void increment() { ++value; } // RACE!
    int get() const { return value; } // NORACE

private:
    int value = 0;
};

int main()
{
    Counter counter;
    std::vector<std::thread> threads;
    for (int i = 0; i < 5; ++i) {
        threads.push_back(std::thread([&counter]() {
            for (int i = 0; i < 100; ++i)
                counter.increment();
        }));
    }
    for (auto &thread : threads)
        thread.join();
    std::cout << counter.get() << std::endl;
    return 0;
}
