// the vector of workers is joined before main reads
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
    total += id; // NORACE
}

int main()
{
    std::vector<std::thread> workers;

    for (int i = 0; i < 4; i++)
        workers.emplace_back(work, i);
    for (auto &worker : workers)
        worker.join();
    std::printf("%d\n", total); // NORACE
    return 0;
}
