// atomic wait and notify hand the data over
// flags: -std=c++20
#include <atomic>
#include <cstdio>
#include <thread>

static std::atomic<int> stage{0};
static int data;

int main()
{
    std::thread worker([] {
        stage.wait(0);
        std::printf("%d\n", data); // NORACE
    });

    data = 5; // NORACE
    stage.store(1);
    stage.notify_one();
    worker.join();
    return 0;
}
