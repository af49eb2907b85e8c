// std::try_lock's result is not tested for both mutexes
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex left, right;
static int moved;

static bool move_one()
{
    std::try_lock(left, right);
    moved++; // RACE!
    return true;
}

int main()
{
    auto body = [] {
        for (int i = 0; i < 100; i++)
            move_one();
    };
    std::thread a(body), b(body);

    a.join();
    b.join();
    std::printf("%d\n", moved);
    return 0;
}
