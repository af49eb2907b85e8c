// parallel accumulate over iterators, results in a vector, the last block by the caller
// flags: -std=c++17
#include <algorithm>
#include <functional>
#include <iostream>
#include <iterator>
#include <numeric>
#include <thread>
#include <vector>

template <typename It, typename T> struct accumulate_block {
    void operator()(It first, It last, T &result)
    {
        result = std::accumulate(first, last, result); // NORACE
    }
};

template <typename It, typename T> T parallel_accumulate(It first, It last, T init)
{
    const unsigned long length = std::distance(first, last);
    if (!length)
        return init;
    const unsigned long min_per_thread = 25;
    const unsigned long max_threads = (length + min_per_thread - 1) / min_per_thread;
    const unsigned long hardware = std::thread::hardware_concurrency();
    const unsigned long num = std::min(hardware != 0 ? hardware : 2, max_threads);
    const unsigned long block = length / num;
    std::vector<T> results(num);
    std::vector<std::thread> threads(num - 1);
    It block_start = first;
    for (unsigned long i = 0; i < num - 1; ++i) {
        It block_end = block_start;
        std::advance(block_end, block);
        threads[i] = std::thread(accumulate_block<It, T>(), block_start, block_end, std::ref(results[i]));
        block_start = block_end;
    }
    accumulate_block<It, T>()(block_start, last, results[num - 1]);
    for (auto &t : threads)
        t.join();
    return std::accumulate(results.begin(), results.end(), init); // NORACE
}

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 1);
    std::cout << parallel_accumulate(v.begin(), v.end(), 0L) << '\n';
}
