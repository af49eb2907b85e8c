// the scoped_lock names only one of the two objects
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
    std::scoped_lock lock(x.mutex);
    int size = x.size; // RACE!

    x.size = y.size; // RACE!
    y.size = size; // RACE!
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
