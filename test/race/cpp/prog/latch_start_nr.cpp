// workers fill their parts, a latch tells main that all are there
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 3;
    std::vector<int> part(workers);
    std::latch done(workers);
    std::vector<std::jthread> pool;
    for (int i = 0; i < workers; ++i)
        pool.emplace_back([&part, &done, i] {
            part[i] = i * 10;
            done.count_down();
        });
    done.wait();
    int sum = 0;
    for (int p : part)
        sum += p;
    std::cout << sum << "\n";
}
