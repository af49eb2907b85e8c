// the scoped_lock takes both objects' mutexes
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>
#include <utility>

struct Buffer {
    std::mutex mutex;
    int size = 0;
};

static void swap_sizes(Buffer &x, Buffer &y)
{
    std::scoped_lock lock(x.mutex, y.mutex);
    int size = x.size; // NORACE

    x.size = y.size; // NORACE
    y.size = size; // NORACE
}

int main()
{
    Buffer a, b;
    std::thread one([&] {
        for (int i = 0; i < 1000; i++)
            swap_sizes(a, b);
    });
    std::thread two([&] {
        for (int i = 0; i < 1000; i++)
            swap_sizes(b, a);
    });

    one.join();
    two.join();
    std::printf("%d\n", a.size);
    return 0;
}
