// Each thread says that it is up and then serves for ever.
// flags: -std=c++20
#include <chrono>
#include <latch>
#include <thread>

static std::latch up(2);

static void serve(bool is_first)
{
    up.count_down();
    if (is_first)
        std::this_thread::yield();
    for (;;)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

int main()
{
    std::thread a(serve, true), b(serve, false);
    a.detach();
    b.detach();
    up.wait();
}
