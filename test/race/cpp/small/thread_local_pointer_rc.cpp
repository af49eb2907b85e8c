// A pointer to a thread_local escapes to another thread.
// tsan: some: a short window
#include <atomic>
#include <iostream>
#include <thread>

thread_local int depth = 0;
std::atomic<int *> observed{nullptr};

void recursive(int n)
{
    ++depth; // RACE!
    if (n > 0)
        recursive(n - 1);
    --depth; // RACE!
}

int main()
{
    std::atomic<bool> seen{false};
    std::thread t([&seen] {
        observed.store(&depth, std::memory_order_release);
        recursive(100);
        while (!seen.load())
            std::this_thread::yield();
    });
    int *p;
    while ((p = observed.load(std::memory_order_acquire)) == nullptr)
        std::this_thread::yield();
    int deepest = *p; // RACE!
    seen.store(true);
    t.join();
    std::cout << deepest << '\n';
}
