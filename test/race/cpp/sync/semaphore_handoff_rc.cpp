// the worker posts before its result is stored
// flags: -std=c++20
#include <cstdio>
#include <semaphore>
#include <thread>

static std::binary_semaphore finished{0};
static int result;

int main()
{
    std::thread worker([] {
        int sum = 0;

        for (int i = 0; i < 100; i++)
            sum += i;
        finished.release();
        result = sum; // RACE!
    });

    finished.acquire();
    std::printf("%d\n", result); // RACE!
    worker.join();
    return 0;
}
