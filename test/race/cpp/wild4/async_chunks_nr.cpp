// A functor over [begin, end) is given to async for each chunk.
// flags: -std=c++14
#include <algorithm>
#include <cmath>
#include <future>
#include <iostream>
#include <numeric>
#include <vector>

struct Scale {
    std::vector<double> &data;
    double factor;
    void operator()(std::size_t begin, std::size_t end) const
    {
        for (std::size_t i = begin; i < end; ++i)
            data[i] = std::sqrt(data[i]) * factor; // NORACE
    }
};

int main()
{
    std::vector<double> data(10000);
    std::iota(data.begin(), data.end(), 0.0);
    const std::size_t parts = 8;
    const std::size_t chunk = (data.size() + parts - 1) / parts;
    std::vector<std::future<void>> futures;
    for (std::size_t p = 0; p < parts; ++p) {
        std::size_t lo = p * chunk;
        std::size_t hi = std::min(lo + chunk, data.size());
        futures.push_back(std::async(std::launch::async, Scale{data, 2.0}, lo, hi));
    }
    for (auto &f : futures)
        f.get();
    std::cout << std::accumulate(data.begin(), data.end(), 0.0) << '\n';
}
