// One slot handed over by a flag; the producer does not wait until the slot was used.
// flags: -std=c++17
// tsan: some: the elements are written inside of the library
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>

struct Sample {
    int id = 0;
    double value = 0;
};

static Sample sample;
static int produced = 0;
static std::mutex mtx;
static std::condition_variable cond;

static void sensor()
{
    for (int i = 1; i <= 200; ++i) {
        sample.id = i; // RACE! id
        sample.value = i * 0.5; // RACE! val
        {
            std::lock_guard<std::mutex> lk(mtx);
            produced = i;
        }
        cond.notify_one();
    }
}

static void display()
{
    int seen = 0;
    while (seen < 200) {
        {
            std::unique_lock<std::mutex> lk(mtx);
            cond.wait(lk, [&] { return produced > seen; });
            seen = produced;
        }
        std::printf("%d ", sample.id); // RACE! id
        std::printf("%f\n", sample.value); // RACE! val
    }
}

int main()
{
    std::thread a(sensor), b(display);
    a.join();
    b.join();
}
