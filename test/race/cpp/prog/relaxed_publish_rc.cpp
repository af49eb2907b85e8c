// the flag is relaxed, so that the payload is not ordered
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

struct Payload {
    int a, b;
};

static Payload payload;
static std::atomic<bool> ready(false);

static void writer()
{
    payload.a = 1; // RACE!
    payload.b = 2; // RACE!
    ready.store(true, std::memory_order_relaxed);
}

static void reader()
{
    while (!ready.load(std::memory_order_relaxed))
        std::this_thread::yield();
    std::printf("%d %d\n", payload.a, payload.b); // RACE!
}

int main()
{
    std::thread w(writer), r(reader);
    w.join();
    r.join();
}
