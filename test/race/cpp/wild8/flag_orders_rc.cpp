// A message is published by a relaxed flag.
// flags: -std=c++11
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

static std::string message;
static std::atomic<bool> ready{false};

static void producer()
{
    message = "hello"; // RACE!
    ready.store(true, std::memory_order_relaxed);
}

static void consumer()
{
    while (!ready.load(std::memory_order_acquire))
        std::this_thread::yield();
    assert(message == "hello"); // RACE!
}

int main()
{
    std::thread c(consumer);
    std::thread p(producer);
    p.join();
    c.join();
}
