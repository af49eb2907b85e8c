// One place is set before the threads start.
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex lock;
static int width;

static void resize(int w)
{
    std::lock_guard<std::mutex> guard(lock); // REDUNDANT!
    width = w;
}

int main()
{
    resize(3);
    std::thread a([] { std::printf("%d\n", width * 2); }), b([] { std::printf("%d\n", width + 2); });
    a.join();
    b.join();
}
