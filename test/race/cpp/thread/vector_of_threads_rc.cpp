// the workers are detached, main only sleeps before it reads
// flags: -std=c++17
#include <chrono>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex lock;
static int total;

static void work(int id)
{
    std::lock_guard<std::mutex> guard(lock);
    total += id; // RACE!
}

int main()
{
    std::vector<std::thread> workers;

    for (int i = 0; i < 4; i++)
        workers.emplace_back(work, i);
    for (auto &worker : workers)
        worker.detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::printf("%d\n", total); // RACE!
    return 0;
}
