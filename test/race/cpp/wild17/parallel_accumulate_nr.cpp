// parallel accumulate after the book: blocks by iterators, results by reference
#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

template <typename It, typename T> struct accumulate_block {
    void operator()(It first, It last, T &result) { result = std::accumulate(first, last, result); } // NORACE
};

template <typename It, typename T> T parallel_accumulate(It first, It last, T init)
{
    unsigned long const length = std::distance(first, last);
    if (!length)
        return init;
    unsigned long const per_thread = 25;
    unsigned long const max_threads = (length + per_thread - 1) / per_thread;
    unsigned long const hw = std::thread::hardware_concurrency();
    unsigned long const num = std::min(hw != 0 ? hw : 2, max_threads);
    unsigned long const block = length / num;
    std::vector<T> results(num);
    std::vector<std::thread> threads(num - 1);
    It start = first;
    for (unsigned long i = 0; i < num - 1; ++i) {
        It end = start;
        std::advance(end, block);
        threads[i] = std::thread(accumulate_block<It, T>(), start, end, std::ref(results[i]));
        start = end;
    }
    accumulate_block<It, T>()(start, last, results[num - 1]);
    for (auto &t : threads)
        t.join();
    return std::accumulate(results.begin(), results.end(), init); // NORACE
}

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 1);
    std::cout << parallel_accumulate(v.begin(), v.end(), 0) << '\n';
}
