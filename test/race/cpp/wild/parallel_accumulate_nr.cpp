// a template that adds up blocks by std::async and gets all futures
// flags: -std=c++17
#include <future>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>

template <typename Iterator, typename T>
T parallel_accumulate(Iterator first, Iterator last, T init)
{
    const auto length = std::distance(first, last);
    if (!length)
        return init;
    const long min_per_task = 25;
    const long tasks = std::min<long>(4, (length + min_per_task - 1) / min_per_task);
    const long block = length / tasks;
    std::vector<std::future<T>> futures(tasks - 1);
    Iterator block_start = first;
    for (long i = 0; i < tasks - 1; ++i) {
        Iterator block_end = block_start;
        std::advance(block_end, block);
        futures[i] = std::async(std::launch::async, [block_start, block_end] {
            return std::accumulate(block_start, block_end, T());
        });
        block_start = block_end;
    }
    T result = std::accumulate(block_start, last, init);
    for (auto &f : futures)
        result += f.get();
    return result;
}

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 1);
    std::cout << parallel_accumulate(v.begin(), v.end(), 0) << '\n';
    for (auto &x : v)
        x *= 2;
    std::cout << parallel_accumulate(v.begin(), v.end(), 0L) << '\n';
}
