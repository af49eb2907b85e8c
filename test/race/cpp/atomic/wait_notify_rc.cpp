// the data is written after the atomic was notified
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
        std::printf("%d\n", data); // RACE!
    });

    stage.store(1);
    stage.notify_one();
    data = 5; // RACE!
    worker.join();
    return 0;
}
