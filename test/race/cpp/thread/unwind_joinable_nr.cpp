// an exception that leaves the scope of a running thread ends the program: nothing comes after it
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
            log.push_back(i); // NORACE
    });
    check(n);
    t.join();
    log.push_back(n); // NORACE
    std::printf("%zu\n", log.size());
} // NORACE

int main()
{
    try {
        run(5);
    } catch (const std::out_of_range &) {
        std::puts("out of range");
    }
}
