// the worker stores its result before it releases the semaphore
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
        result = sum; // NORACE
        finished.release();
    });

    finished.acquire();
    std::printf("%d\n", result); // NORACE
    worker.join();
    return 0;
}
