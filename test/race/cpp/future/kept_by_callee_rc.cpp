// a function starts a task and keeps its future in a member: the task runs on when it returns
// flags: -std=c++17
#include <cstdio>
#include <future>

struct Counter {
    std::future<void> pending;
    long n = 0;
    void start()
    {
        pending = std::async(std::launch::async, [this] {
            for (int i = 0; i < 100; ++i)
                n += i; // RACE!
        });
    }
};

int main()
{
    Counter c;
    c.start();
    long seen = c.n; // RACE!
    c.pending.wait();
    std::printf("%ld %ld\n", seen, c.n);
}
