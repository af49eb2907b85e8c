// a "lock" that is only looked at, not taken
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

static std::atomic<bool> busy{false};
static int value = 0;

static void update(int d)
{
    while (busy.load())
        ;
    busy.store(true);
    value += d; // RACE!
    busy.store(false);
}

int main()
{
    std::thread a(update, 1);
    std::thread b(update, 2);
    a.join();
    b.join();
    std::printf("%d\n", value);
    return 0;
}
