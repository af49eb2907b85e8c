// the deferred unique_lock is never locked on one path
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int uploads;

static void upload(bool urgent)
{
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock);

    if (!urgent)
        lock.lock();
    uploads += urgent ? 2 : 1; // RACE!
}

int main()
{
    std::thread a([] { upload(true); });
    std::thread b([] { upload(false); });

    a.join();
    b.join();
    std::printf("%d\n", uploads);
    return 0;
}
