// a function starts a task whose future is a variable of its own: that waits at its end
// flags: -std=c++17
#include <cstdio>
#include <future>

struct Counter {
    long n = 0;
    void start()
    {
        auto pending = std::async(std::launch::async, [this] {
            for (int i = 0; i < 100; ++i)
                n += i; // NORACE
        });
    }
};

int main()
{
    Counter c;
    c.start();
    long seen = c.n; // NORACE
    std::printf("%ld %ld\n", seen, c.n);
}
