// the ranges overlap by one element
// flags: -std=c++17
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

int main()
{
    std::vector<int> data(1001, 1);
    std::vector<std::thread> threads;
    for (size_t t = 0; t < 4; ++t) {
        std::pair<size_t, size_t> r{t * 250, t * 250 + 251};
        threads.emplace_back([&data, r] {
            for (size_t i = r.first; i < r.second; ++i)
                data[i] *= 2; // RACE!
        });
    }
    for (auto &t : threads)
        t.join();
    std::cout << data[500] << '\n';
}
