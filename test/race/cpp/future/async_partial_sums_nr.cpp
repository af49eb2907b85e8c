// every task returns its own sum and main adds them up
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <vector>

static long sum_range(const std::vector<int> &values, size_t from, size_t to)
{
    long sum = 0;

    for (size_t i = from; i < to; i++)
        sum += values[i]; // NORACE
    return sum;
}

int main()
{
    std::vector<int> values(100, 3);
    std::vector<std::future<long>> parts;
    long total = 0;

    for (size_t i = 0; i < 4; i++)
        parts.push_back(std::async(std::launch::async, sum_range, std::cref(values), i * 25,
                                   i * 25 + 25));
    for (auto &part : parts)
        total += part.get(); // NORACE
    std::printf("%ld\n", total);
    return 0;
}
