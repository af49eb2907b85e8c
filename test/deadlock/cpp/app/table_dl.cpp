// philosophers in lambdas; forks in a vector
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

int main()
{
    constexpr int count = 5;
    std::vector<std::mutex> forks(count);
    std::vector<std::thread> philosophers;
    for (int i = 0; i < count; ++i) {
        philosophers.emplace_back([i, &forks] {
            auto &left = forks[i];
            auto &right = forks[(i + 1) % count];
            for (int n = 0; n < 10; ++n) {
                std::lock_guard<std::mutex> l(left); // DEADLOCK
                std::lock_guard<std::mutex> r(right); // DEADLOCK!
                std::this_thread::yield();
            }
        });
    }
    for (auto &p : philosophers)
        p.join();
}
