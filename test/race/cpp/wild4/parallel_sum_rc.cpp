// A parallel sum with threads in a vector that share one accumulator by reference.
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <numeric>
#include <thread>
#include <vector>

template <typename It, typename T>
void accumulate_block(It first, It last, T &result)
{
    for (; first != last; ++first)
        result += *first; // RACE!
}

int main()
{
    std::vector<int> data(10000);
    std::iota(data.begin(), data.end(), 1);
    long long sum = 0;
    const std::size_t n = 4, block = data.size() / n;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < n; ++i) {
        auto begin = data.begin() + i * block;
        auto end = (i + 1 == n) ? data.end() : begin + block;
        threads.emplace_back(accumulate_block<std::vector<int>::iterator, long long>, begin, end, std::ref(sum));
    }
    for (auto &t : threads)
        t.join();
    std::printf("%lld\n", sum);
}
