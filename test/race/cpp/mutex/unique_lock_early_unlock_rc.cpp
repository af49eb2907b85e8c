// the unique_lock is released before the statistics are updated
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int handled;
static int failed;

static int slow_part(int request)
{
    return request * 3 % 7;
}

static void handle(int request)
{
    std::unique_lock<std::mutex> lock(mutex);

    handled++; // NORACE
    lock.unlock();
    if (request % 5 == 0)
        failed++; // RACE!
    if (slow_part(request) == 0) {
        lock.lock();
        handled--; // NORACE
    }
}

int main()
{
    auto body = [] {
        for (int i = 0; i < 30000; i++)
            handle(i);
    };
    std::thread a(body), b(body);

    a.join();
    b.join();
    std::printf("%d %d\n", handled, failed);
    return 0;
}
