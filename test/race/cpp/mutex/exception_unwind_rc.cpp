// the handler runs after the guard was unwound and counts without a lock
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex mutex;
static int parsed;
static int bad;

static void parse(int value)
{
    try {
        std::lock_guard<std::mutex> guard(mutex);

        if (value % 4 == 0)
            throw std::runtime_error("bad value");
        parsed++; // NORACE
    } catch (const std::runtime_error &) {
        bad++; // RACE!
    }
}

int main()
{
    auto body = [] {
        for (int i = 0; i < 3000; i++)
            parse(i);
    };
    std::thread a(body), b(body);

    a.join();
    b.join();
    std::printf("%d %d\n", parsed, bad);
    return 0;
}
