// Parallel merge sort with std::async on index ranges; the halves overlap by one element.
// flags: -std=c++17
#include <algorithm>
#include <future>
#include <iostream>
#include <random>
#include <vector>

void merge_sort(std::vector<int> &v, int lo, int hi, int depth)
{
    if (hi - lo < 2)
        return;
    int mid = lo + (hi - lo) / 2;
    if (depth > 0) {
        auto left = std::async(std::launch::async, [&v, lo, mid, depth] { merge_sort(v, lo, mid + 1, depth - 1); });
        merge_sort(v, mid, hi, depth - 1);
        left.get();
    } else {
        merge_sort(v, lo, mid, 0);
        merge_sort(v, mid, hi, 0);
    }
    std::inplace_merge(v.begin() + lo, v.begin() + mid, v.begin() + hi); // RACE!
}

int main()
{
    std::vector<int> v(5000);
    std::mt19937 gen(7);
    for (auto &x : v)
        x = gen() % 1000;
    merge_sort(v, 0, v.size(), 2);
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
