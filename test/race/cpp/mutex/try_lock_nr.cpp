// std::try_lock tells that both mutexes are held
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex left, right;
static int moved;

static bool move_one()
{
    if (std::try_lock(left, right) != -1)
        return false;
    moved++; // NORACE
    left.unlock();
    right.unlock();
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
