// ranges as pairs of indices in a vector, one thread each
// flags: -std=c++17
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

int main()
{
    std::vector<int> data(1000, 1);
    std::vector<std::pair<size_t, size_t>> ranges;
    for (size_t lo = 0; lo < data.size(); lo += 250)
        ranges.emplace_back(lo, lo + 250);
    std::vector<std::thread> threads;
    for (const auto &r : ranges)
        threads.emplace_back([&data, r] {
            for (size_t i = r.first; i < r.second; ++i)
                data[i] *= 2; // NORACE
        });
    for (auto &t : threads)
        t.join();
    std::cout << data[500] << '\n';
}
