// Merge sort over an index range with threads to a given depth.
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

static void merge(std::vector<int> &v, std::vector<int> &tmp, int lo, int mid, int hi)
{
    int i = lo, j = mid, k = lo;
    while (i < mid && j < hi)
        tmp[k++] = v[i] <= v[j] ? v[i++] : v[j++];
    while (i < mid)
        tmp[k++] = v[i++];
    while (j < hi)
        tmp[k++] = v[j++];
    for (k = lo; k < hi; ++k)
        v[k] = tmp[k];
}

static void sort(std::vector<int> &v, std::vector<int> &tmp, int lo, int hi, int depth)
{
    if (hi - lo < 2)
        return;
    int mid = lo + (hi - lo) / 2;
    if (depth > 0) {
        std::thread left(sort, std::ref(v), std::ref(tmp), lo, mid, depth - 1);
        sort(v, tmp, mid, hi, depth - 1);
        left.join();
    } else {
        sort(v, tmp, lo, mid, 0);
        sort(v, tmp, mid, hi, 0);
    }
    merge(v, tmp, lo, mid, hi);
}

int main()
{
    std::vector<int> v(1000), tmp(1000);
    for (int i = 0; i < 1000; ++i)
        v[i] = (i * 7919) % 1000;
    sort(v, tmp, 0, static_cast<int>(v.size()), 3);
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
