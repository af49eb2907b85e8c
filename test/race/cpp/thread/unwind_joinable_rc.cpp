// the thread was detached: an exception destroys what it works on
// flags: -std=c++17
#include <cstdio>
#include <stdexcept>
#include <thread>
#include <vector>

static void check(int n)
{
    if (n > 100)
        throw std::out_of_range("too many");
}

static void run(int n)
{
    std::vector<int> log;
    std::thread t([&log] {
        for (int i = 0; i < 10; i++)
            log.push_back(i); // RACE!
    });
    t.detach();
    check(n);

    log.push_back(n); // RACE!
    std::printf("%zu\n", log.size()); // RACE!
} // RACE!

int main()
{
    try {
        run(5);
    } catch (const std::out_of_range &) {
        std::puts("out of range");
    }
}
