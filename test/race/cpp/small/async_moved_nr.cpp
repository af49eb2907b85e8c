// Futures and threads that a function starts and waits for, by itself or by their destructors.
// flags: -std=c++20
#include <cstdio>
#include <future>
#include <thread>

static int ticks, sums, beats;

static void runTask()
{
    auto f = std::async(std::launch::async, [] { ++ticks; });
}

static void runThread()
{
    std::thread t([] { ++sums; });
    if (t.joinable())
        t.join();
}

static void runBeat()
{
    std::jthread beat([] { ++beats; });
}

int main()
{
    runTask();
    runThread();
    runBeat();
    std::printf("%d %d %d\n", ticks, sums, beats);
}
