// try_lock_for may fail, the access happens anyway
// flags: -std=c++17
#include <chrono>
#include <cstdio>
#include <mutex>
#include <thread>

static std::timed_mutex mutex;
static int writes;

static void write_block()
{
    bool locked = mutex.try_lock_for(std::chrono::milliseconds(1));

    writes++; // RACE!
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    if (locked)
        mutex.unlock();
}

int main()
{
    auto body = [] {
        for (int i = 0; i < 8; i++)
            write_block();
    };
    std::thread a(body), b(body);

    a.join();
    b.join();
    std::printf("%d\n", writes);
    return 0;
}
