// the flag of the condition_variable_any is set without the lock
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex mutex;
static std::condition_variable_any changed;
static bool started;
static int level;

static void wait_for_start()
{
    std::shared_lock<std::shared_mutex> lock(mutex);

    changed.wait(lock, [] {
        return started; // RACE!
    });
    std::printf("%d\n", level); // RACE
}

int main()
{
    std::thread a(wait_for_start);

    level = 3; // RACE
    {
        started = true; // RACE!
        std::unique_lock<std::shared_mutex> lock(mutex);
    }
    changed.notify_all();
    a.join();
    return 0;
}
