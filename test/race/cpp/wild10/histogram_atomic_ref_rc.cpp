// A histogram: one thread uses atomic_ref on the bins, the other one adds plainly.
// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> data(10000);
    for (std::size_t i = 0; i < data.size(); ++i)
        data[i] = static_cast<int>(i * 31 % 16);
    std::vector<int> bins(16, 0);
    std::thread a([&] {
        for (std::size_t i = 0; i < data.size() / 2; ++i)
            std::atomic_ref<int>(bins[data[i]]).fetch_add(1); // RACE!
    });
    std::thread b([&] {
        for (std::size_t i = data.size() / 2; i < data.size(); ++i)
            ++bins[data[i]]; // RACE!
    });
    a.join();
    b.join();
    for (int x : bins)
        std::cout << x << ' '; // NORACE
    std::cout << '\n';
}
