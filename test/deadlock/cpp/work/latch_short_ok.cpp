// flags: -std=c++20
#include <iostream>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    const int workers = 4;
    std::latch ready(4);
    std::vector<std::thread> pool;
    for (int i = 0; i < workers; i++)
        pool.emplace_back([&ready, i] {
            std::cout << i;
            ready.count_down();
        });
    ready.wait();
    for (auto &t : pool)
        t.join();
}
