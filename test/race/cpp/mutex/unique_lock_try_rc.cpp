// owns_lock is not asked before the access
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int refreshed;

static bool refresh()
{
    std::unique_lock<std::mutex> lock(mutex, std::try_to_lock);

    refreshed++; // RACE!
    return lock.owns_lock();
}

int main()
{
    auto body = [] {
        for (int i = 0; i < 5000; i++)
            refresh();
    };
    std::thread a(body), b(body), c(body);

    a.join();
    b.join();
    c.join();
    std::printf("%d\n", refreshed);
    return 0;
}
