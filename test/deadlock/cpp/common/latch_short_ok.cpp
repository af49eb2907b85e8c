// flags: -std=c++20
#include <iostream>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 3;
    std::latch done(workers);
    std::vector<std::thread> pool;
    for (int i = 0; i < workers; ++i)
        pool.emplace_back([&done, i] {
            std::cout << "worker " << i << '\n';
            done.count_down();
        });
    done.wait();
    for (auto &t : pool)
        t.join();
}
