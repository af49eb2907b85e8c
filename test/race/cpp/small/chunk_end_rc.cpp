// Chunks with an inclusive end: the last element of one is the first of the next.
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

template <typename F> void parallel_chunks(std::size_t n, std::size_t workers, F f)
{
    std::vector<std::thread> threads;
    std::size_t chunk = n / workers;
    for (std::size_t w = 0; w < workers; ++w) {
        std::size_t begin = w * chunk;
        std::size_t end = std::min(begin + chunk, n - 1);
        threads.emplace_back([=] { f(begin, end); });
    }
    for (auto &t : threads)
        t.join();
}

int main()
{
    std::vector<int> values(400, 1);
    parallel_chunks(values.size(), 4, [&values](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i <= end; ++i)
            values[i] *= 2; // RACE!
    });
    std::cout << values[100] << '\n';
}
