// merge sort whose halves overlap: both sides take the middle element
// flags: -std=c++17
#include <algorithm>
#include <future>
#include <iostream>
#include <vector>

static void sort_range(std::vector<int> &v, size_t lo, size_t hi, int depth)
{
    if (depth == 0) {
        std::sort(v.begin() + lo, v.begin() + hi); // RACE!
        return;
    }
    size_t mid = (lo + hi) / 2;
    auto left = std::async(std::launch::async, [&v, lo, mid, depth] {
        sort_range(v, lo, mid + 1, depth - 1);
    });
    sort_range(v, mid, hi, depth - 1);
    left.get();
    std::inplace_merge(v.begin() + lo, v.begin() + mid, v.begin() + hi); // RACE
}

int main()
{
    std::vector<int> v(1024);
    for (size_t i = 0; i < v.size(); ++i)
        v[i] = static_cast<int>((i * 31) % 1024);
    sort_range(v, 0, v.size(), 2);
    std::cout << v.front() << '\n';
}
