// A payload is published by release and acquire; a fence does the same for a second one.
#include <atomic>
#include <cassert>
#include <iostream>
#include <thread>
#include <vector>

std::vector<int> data;
std::atomic<int> flag{0};
int extra = 0;
std::atomic<bool> done{false};

void first()
{
    data.push_back(42);
    flag.store(1, std::memory_order_release);
}

void second()
{
    int expected = 1;
    while (!flag.compare_exchange_strong(expected, 2, std::memory_order_acq_rel))
        expected = 1;
    extra = data[0] + 1;
    std::atomic_thread_fence(std::memory_order_release);
    done.store(true, std::memory_order_relaxed);
}

void third()
{
    while (flag.load(std::memory_order_acquire) < 2)
        ;
    assert(data.at(0) == 42);
    while (!done.load(std::memory_order_relaxed))
        ;
    std::atomic_thread_fence(std::memory_order_acquire);
    std::cout << extra << '\n';
}

int main()
{
    std::thread a(first), b(second), c(third);
    a.join();
    b.join();
    c.join();
}
