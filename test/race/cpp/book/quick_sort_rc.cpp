// quicksort that gives one half to a task of its own; the number of exchanges is counted by all
// flags: -std=c++17
#include <algorithm>
#include <future>
#include <iostream>
#include <random>
#include <vector>

static long exchanges = 0;

template <typename It> void parallel_sort(It first, It last, int depth)
{
    if (last - first < 2)
        return;
    auto pivot = *(first + (last - first) / 2);
    It i = first, j = last - 1;
    while (i <= j) {
        while (*i < pivot)
            ++i;
        while (pivot < *j)
            --j;
        if (i <= j) {
            std::iter_swap(i, j);
            exchanges++; // RACE!
            ++i;
            --j;
        }
    }
    if (depth > 0) {
        auto left = std::async(std::launch::async, [=] { parallel_sort(first, j + 1, depth - 1); });
        parallel_sort(i, last, depth - 1);
        left.get();
    } else {
        parallel_sort(first, j + 1, 0);
        parallel_sort(i, last, 0);
    }
}

int main()
{
    std::mt19937 gen(42);
    std::vector<int> numbers(20000);
    std::generate(numbers.begin(), numbers.end(), [&] { return static_cast<int>(gen() % 100000); });
    parallel_sort(numbers.begin(), numbers.end(), 3);
    std::cout << std::is_sorted(numbers.begin(), numbers.end()) << ' ' << exchanges << '\n';
}
