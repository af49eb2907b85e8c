// a vector of std::jthread is emptied before what its threads wrote is read
// flags: -std=c++20
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static int done;

int main()
{
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([] {
            std::lock_guard<std::mutex> lock(mutex);
            ++done;
        });
    threads.clear();
    std::printf("%d\n", done);
    return 0;
}
