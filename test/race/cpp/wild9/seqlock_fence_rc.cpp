// Data handed over by a relaxed flag with a fence on one side only.
// flags: -std=c++11
#include <atomic>
#include <cassert>
#include <thread>

struct Payload {
    int a, b, c;
};

Payload payload;
std::atomic<int> flag(0);

void writer()
{
    payload.a = 1; // RACE! a
    payload.b = 2; // RACE! b
    flag.store(1, std::memory_order_relaxed);
}

void reader()
{
    while (flag.load(std::memory_order_relaxed) == 0)
        std::this_thread::yield();
    std::atomic_thread_fence(std::memory_order_acquire);
    assert(payload.a == 1); // RACE! a
    assert(payload.b == 2); // RACE! b
}

int main()
{
    std::thread r(reader), w(writer);
    w.join();
    r.join();
    return 0;
}
