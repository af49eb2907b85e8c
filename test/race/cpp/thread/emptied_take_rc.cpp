// A lock is taken only where there is a worker to stop; what comes behind is without it otherwise.
#include <cstdio>
#include <mutex>
#include <thread>

struct Worker {
    std::thread t;
    explicit Worker(void (*f)()) : t(f) {}
};

static std::mutex m;
static int total;

static void count()
{
    for (int i = 0; i < 100; i++) {
        std::lock_guard<std::mutex> l(m);
        total++; // RACE!
    }
}

static Worker *extra;

static void begin()
{
    extra = new Worker(count);
}

int main(int argc, char **)
{
    std::thread other(count);
    std::unique_lock<std::mutex> hold(m, std::defer_lock);
    if (argc > 1)
        begin();
    if (extra) {
        extra->t.join();
        hold.lock();
    }
    total++; // RACE!
    if (hold.owns_lock())
        hold.unlock();
    other.join();
    std::printf("%d\n", total);
    return 0;
}
