// Merge sort with async for the left half.
// flags: -std=c++17
#include <algorithm>
#include <future>
#include <iostream>
#include <random>
#include <vector>

static void merge_sort(std::vector<int> &v, std::size_t lo, std::size_t hi, int depth)
{
    if (hi - lo < 2)
        return;
    std::size_t mid = lo + (hi - lo) / 2;
    if (depth > 0) {
        auto left = std::async(std::launch::async, [&v, lo, mid, depth] { merge_sort(v, lo, mid, depth - 1); });
        merge_sort(v, mid, hi, depth - 1);
        left.get();
    } else {
        merge_sort(v, lo, mid, 0);
        merge_sort(v, mid, hi, 0);
    }
    std::vector<int> tmp(hi - lo);
    std::size_t i = lo, j = mid, k = 0;
    while (i < mid && j < hi)
        tmp[k++] = v[i] <= v[j] ? v[i++] : v[j++];
    while (i < mid)
        tmp[k++] = v[i++];
    while (j < hi)
        tmp[k++] = v[j++];
    for (k = 0; k < tmp.size(); ++k)
        v[lo + k] = tmp[k];
}

int main()
{
    std::mt19937 gen(42);
    std::vector<int> v(2000);
    for (auto &x : v)
        x = static_cast<int>(gen() % 10000);
    merge_sort(v, 0, v.size(), 3);
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
