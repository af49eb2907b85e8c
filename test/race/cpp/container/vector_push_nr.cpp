// two threads push into one vector under a mutex
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<int> found;

static void search(int from, int to)
{
    for (int i = from; i < to; i++) {
        if (i % 7 == 0) {
            std::lock_guard<std::mutex> guard(mutex);
            found.push_back(i); // NORACE
        }
    }
}

int main()
{
    std::thread a(search, 1, 100), b(search, 100, 200);

    a.join();
    b.join();
    std::lock_guard<std::mutex> guard(mutex);
    std::printf("%zu\n", found.size()); // NORACE
    return 0;
}
