// the object behind the atomic pointer is changed after it was published
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

struct Config {
    int limit = 0;
    int burst = 0;
};

static std::atomic<Config *> current{nullptr};

static void reload(int limit)
{
    Config *fresh = new Config;

    fresh->limit = limit; // NORACE
    current.store(fresh);
    fresh->burst = limit * 2; // RACE!
}

static void check(int *result)
{
    Config *seen;

    while (!(seen = current.load()))
        std::this_thread::yield();
    *result = seen->limit; // NORACE
    *result += seen->burst; // RACE!
}

int main()
{
    int result = 0;
    std::thread a(reload, 10), b(check, &result);

    a.join();
    b.join();
    std::printf("%d\n", result);
    return 0;
}
