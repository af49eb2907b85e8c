// Data published by a relaxed store of a ready flag.
// flags: -std=c++11
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

static std::string *message = nullptr;
static int length = 0;
static std::atomic<bool> ready{false};

static void producer()
{
    message = new std::string("hello, world"); // RACE! m
    length = 12; // RACE! l
    ready.store(true, std::memory_order_relaxed);
}

static void consumer()
{
    while (!ready.load(std::memory_order_relaxed))
        std::this_thread::yield();
    int n = length; // RACE! l
    assert(n == 12 || n == 0);
    std::string *s = message; // RACE! m
    if (s)
        assert(s != nullptr);
}

int main()
{
    std::thread p(producer), c(consumer);
    p.join();
    c.join();
    delete message;
}
