// workers fill their part and count a latch down; main reads all parts behind the latch
// flags: -std=c++20
#include <array>
#include <iostream>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int N = 4;
    std::array<int, N> part{};
    std::latch done(N);
    std::vector<std::jthread> threads;
    for (int i = 0; i < N; ++i)
        threads.emplace_back([&, i] {
            part[i] = i * i; // NORACE
            done.count_down();
        });
    done.wait();
    int sum = 0;
    for (int p : part)
        sum += p; // NORACE
    std::cout << sum << '\n';
}
