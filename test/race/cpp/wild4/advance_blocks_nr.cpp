// Blocks of a vector by std::advance, as in textbooks on parallel for_each.
// flags: -std=c++11
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <thread>
#include <vector>

template <typename Iterator, typename Func>
void parallel_for_each(Iterator first, Iterator last, Func f)
{
    unsigned long const length = std::distance(first, last);
    if (!length)
        return;
    unsigned long const num_threads = 4;
    unsigned long const block_size = length / num_threads;
    std::vector<std::thread> threads(num_threads - 1);
    Iterator block_start = first;
    for (unsigned long i = 0; i < num_threads - 1; ++i) {
        Iterator block_end = block_start;
        std::advance(block_end, block_size);
        threads[i] = std::thread([=] { std::for_each(block_start, block_end, f); });
        block_start = block_end;
    }
    std::for_each(block_start, last, f);
    for (auto &t : threads)
        t.join();
}

int main()
{
    std::vector<int> v(1000, 1);
    parallel_for_each(v.begin(), v.end(), [](int &x) { x = x * 3 + 1; }); // NORACE
    long sum = 0;
    for (int x : v)
        sum += x;
    std::printf("%ld\n", sum);
}
