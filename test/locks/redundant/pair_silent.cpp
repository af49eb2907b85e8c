// Two places that belong together are set before the threads start: only with --may-guard-atomicity.
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex lock;
static int width, height;

static void resize(int w, int h)
{
    std::lock_guard<std::mutex> guard(lock); // MAY GUARD!
    width = w;
    height = h;
}

int main()
{
    resize(3, 4);
    std::thread a([] { std::printf("%d\n", width * height); }), b([] { std::printf("%d\n", width + height); });
    a.join();
    b.join();
}
