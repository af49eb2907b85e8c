// The same, made by main before there is another thread: the lock keeps nobody apart.
#include <cstdio>
#include <mutex>
#include <thread>

static std::mutex lock;
static int table[3];

static void make()
{
    std::lock_guard<std::mutex> guard(lock); // REDUNDANT!
    table[1] = 10;
}

static int price(int i)
{
    return table[i];
}

int main()
{
    make();
    std::thread a([] { std::printf("%d\n", price(1)); }), b([] { std::printf("%d\n", price(2)); });
    a.join();
    b.join();
}
