// ticket lock made of two atomics
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

class TicketLock {
    std::atomic<unsigned> next{0}, serving{0};

public:
    void lock()
    {
        unsigned mine = next.fetch_add(1, std::memory_order_relaxed);
        while (serving.load(std::memory_order_acquire) != mine) {
        }
    }
    void unlock() { serving.store(serving.load(std::memory_order_relaxed) + 1, std::memory_order_release); }
};

static TicketLock tl;
static int counter;

static void work()
{
    for (int i = 0; i < 50; i++) {
        tl.lock();
        counter++;
        tl.unlock();
    }
}

int main()
{
    std::thread a(work), b(work);
    a.join();
    b.join();
    std::printf("%d\n", counter);
}
