// flags: -std=c++20
// Each of three copiers takes two of four drives, one by one.
#include <atomic>
#include <semaphore>
#include <thread>
#include <vector>

static std::counting_semaphore<8> drives(4);
static std::atomic<int> copied;

static void copy()
{
    for (int i = 0; i < 10; i++) {
        drives.acquire();
        drives.acquire();
        copied++;
        drives.release();
        drives.release();
    }
}

int main()
{
    std::vector<std::thread> copiers;
    for (int i = 0; i < 3; i++)
        copiers.emplace_back(copy);
    for (auto &c : copiers)
        c.join();
}
