// Merge sort with a thread for the left half; the scratch array is shared by all.
// flags: -std=c++17
#include <algorithm>
#include <iostream>
#include <random>
#include <thread>
#include <vector>

static std::vector<int> scratch(1 << 12);

static void merge_halves(std::vector<int> &v, int lo, int mid, int hi)
{
    int i = lo, j = mid, k = 0;
    while (i < mid && j < hi)
        scratch[k++] = v[i] <= v[j] ? v[i++] : v[j++]; // RACE!
    while (i < mid)
        scratch[k++] = v[i++]; // RACE!
    while (j < hi)
        scratch[k++] = v[j++]; // RACE!
    for (int n = 0; n < k; ++n)
        v[lo + n] = scratch[n]; // RACE!
}

static void merge_sort(std::vector<int> &v, int lo, int hi, int depth)
{
    if (hi - lo < 2)
        return;
    int mid = lo + (hi - lo) / 2;
    if (depth > 0) {
        std::thread left(merge_sort, std::ref(v), lo, mid, depth - 1);
        merge_sort(v, mid, hi, depth - 1);
        left.join();
    } else {
        merge_sort(v, lo, mid, 0);
        merge_sort(v, mid, hi, 0);
    }
    merge_halves(v, lo, mid, hi);
}

int main()
{
    std::vector<int> v(1 << 12);
    std::mt19937 rng(7);
    for (auto &x : v)
        x = rng() % 10000;
    merge_sort(v, 0, (int)v.size(), 3);
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
