// One slot handed over by a flag under a lock; the consumer uses the slot after it has given the lock back.
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct Frame {
    int id = 0;
    std::vector<int> pixels;
};

static Frame frame;
static bool ready = false;
static std::mutex mtx;
static std::condition_variable cond;

static void camera()
{
    for (int i = 1; i <= 8; ++i) {
        {
            std::unique_lock<std::mutex> lk(mtx);
            cond.wait(lk, [] { return !ready; });
        }
        frame.id = i; // NORACE
        frame.pixels.assign(16, i);
        {
            std::lock_guard<std::mutex> lk(mtx);
            ready = true;
        }
        cond.notify_all();
    }
}

static void encoder()
{
    long sum = 0;
    for (int i = 0; i < 8; ++i) {
        {
            std::unique_lock<std::mutex> lk(mtx);
            cond.wait(lk, [] { return ready; });
        }
        for (int p : frame.pixels) // NORACE
            sum += p * frame.id;
        {
            std::lock_guard<std::mutex> lk(mtx);
            ready = false;
        }
        cond.notify_all();
    }
    std::printf("%ld\n", sum);
}

int main()
{
    std::thread a(camera), b(encoder);
    a.join();
    b.join();
}
