// another vector of std::jthread is emptied than the one whose threads write
// flags: -std=c++20
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static int done;

int main()
{
    std::vector<std::jthread> threads, others;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([] {
            std::lock_guard<std::mutex> lock(mutex);
            ++done; // RACE!
        });
    others.emplace_back([] {});
    others.clear();
    std::printf("%d\n", done); // RACE!
    return 0;
}
