// A counter captured by reference in several lambdas, under a lock.
// flags: -std=c++14
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

int main()
{
    int counter = 0;
    std::mutex mtx;
    const int num_threads = 4;
    std::vector<std::thread> threads;
    threads.reserve(num_threads);
    for (int t = 0; t < num_threads; ++t) {
        threads.push_back(std::thread([&counter, &mtx]() {
            for (int i = 0; i < 1000; ++i) {
                std::lock_guard<std::mutex> guard(mtx);
                ++counter;
            }
        }));
    }
    for (auto &th : threads) {
        if (th.joinable())
            th.join();
    }
    std::printf("counter = %d\n", counter);
    return 0;
}
