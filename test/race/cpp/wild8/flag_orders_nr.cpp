// A message is published by release and acquire.
// flags: -std=c++11
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

static std::string message;
static std::atomic<bool> ready{false};

static void producer()
{
    message = "hello";
    ready.store(true, std::memory_order_release);
}

static void consumer()
{
    while (!ready.load(std::memory_order_acquire))
        std::this_thread::yield();
    assert(message == "hello");
}

int main()
{
    std::thread c(consumer);
    std::thread p(producer);
    p.join();
    c.join();
}
