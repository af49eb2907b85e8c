// A payload is published by a relaxed store.
// tsan: some: x86 keeps the order, but ThreadSanitizer sees it
#include <atomic>
#include <iostream>
#include <string>
#include <thread>

std::string payload;
std::atomic<bool> flag{false};

void producer()
{
    payload = "data"; // RACE!
    flag.store(true, std::memory_order_relaxed);
}

void consumer()
{
    while (!flag.load(std::memory_order_relaxed))
        ;
    std::cout << payload << '\n'; // RACE!
}

int main()
{
    std::thread a(producer), b(consumer);
    a.join();
    b.join();
}
