// A lock is given back only where there is a worker to join: without one it stays held, and what
// comes behind is under it on one way only.
#include <cstdio>
#include <mutex>
#include <thread>

struct Worker {
    std::thread t;
    explicit Worker(void (*f)()) : t(f) {}
    void stop() { t.join(); }
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
    if (argc > 1)
        begin();
    m.lock();
    if (extra) {
        m.unlock();
        extra->stop();
        m.lock();
    } else {
        m.unlock();
    }
    total++; // RACE!
    if (extra)
        m.unlock();
    other.join();
    std::lock_guard<std::mutex> l(m);
    std::printf("%d\n", total);
    return 0;
}
