// Stages of a computation hand a buffer on: each waits for its number in an atomic
// flags: -std=c++20
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

static std::atomic<int> stage{0};
static std::vector<int> buffer;

static void enter(int n)
{
    int now = stage.load();
    while (now != n) {
        stage.wait(now);
        now = stage.load();
    }
}

static void leave(int n)
{
    stage.store(n + 1);
    stage.notify_all();
}

int main()
{
    std::thread fill([] {
        enter(0);
        for (int i = 0; i < 100; i++)
            buffer.push_back(i);        // NORACE
        leave(0);
    });
    std::thread square([] {
        enter(1);
        for (int &x : buffer)           // NORACE
            x *= x;                     // NORACE
        leave(1);
    });
    std::thread sum([] {
        enter(2);
        long s = 0;
        for (int x : buffer)            // NORACE
            s += x;
        std::printf("%ld\n", s);
        leave(2);
    });
    fill.join();
    square.join();
    sum.join();
}
