// The catch block runs after the guard was unwound.
// tsan: no: seldom at the same time on a machine with two cores
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex m;
static int processed = 0;
static int errors = 0;

static void process(int i)
{
    try {
        std::lock_guard<std::mutex> lock(m);
        if (i % 10 == 3)
            throw std::runtime_error("three");
        ++processed;
    } catch (const std::exception &e) {
        ++errors; // RACE!
    }
}

int main()
{
    auto loop = [] {
        for (int i = 0; i < 100; ++i)
            process(i);
    };
    std::thread a(loop);
    std::thread b(loop);
    a.join();
    b.join();
    std::cout << processed << " " << errors << "\n";
}
