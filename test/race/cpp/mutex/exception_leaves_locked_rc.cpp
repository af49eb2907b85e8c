// the exception leaves the function between the manual unlock and the access
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

struct Failure {
    int code;
};

static std::mutex mutex;
static int attempts;

static void attempt(int n)
{
    mutex.lock();
    if (n % 3 == 0) {
        mutex.unlock();
        attempts++; // RACE!
        throw Failure{n};
    }
    attempts++; // RACE!
    mutex.unlock();
}

static void run(int count)
{
    for (int i = 0; i < count; i++) {
        try {
            attempt(i);
        } catch (const Failure &) {
        }
    }
}

int main()
{
    std::thread a(run, 5000), b(run, 5000);

    a.join();
    b.join();
    std::printf("%d\n", attempts);
    return 0;
}
