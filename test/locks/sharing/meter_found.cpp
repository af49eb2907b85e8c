// SHARING: meter.last sometimes meter.lock
// SHARING: meter.peak mostly meter.lock
#include <cstdio>
#include <mutex>
#include <thread>

struct Meter {
    std::mutex lock;
    int last = 0;
    int peak = 0;

    void reset() { last = 0; }

    void set(int v)
    {
        std::lock_guard<std::mutex> guard(lock);
        last = v;
        if (v > peak)
            peak = v;
    }
};

static Meter meter;

int main()
{
    std::thread one([] { meter.set(1); }), two([] { meter.reset(); });
    int seen = meter.peak;
    one.join();
    two.join();
    std::printf("%d\n", seen);
}
