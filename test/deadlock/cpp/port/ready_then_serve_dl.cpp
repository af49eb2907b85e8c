// Only the first of two threads says that it is up.
// flags: -std=c++20
#include <chrono>
#include <latch>
#include <thread>

static std::latch up(2);

static void serve(bool is_first)
{
    if (is_first)
        up.count_down();
    for (;;)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

int main()
{
    std::thread a(serve, true), b(serve, false);
    a.detach();
    b.detach();
    up.wait(); // DEADLOCK!
}
