// Quick sort with threads; both halves contain the pivot's place and count comparisons.
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

static long comparisons;

static int partition(int *a, int lo, int hi)
{
    int pivot = a[hi];
    int i = lo - 1;
    for (int j = lo; j < hi; ++j) {
        ++comparisons; // RACE!
        if (a[j] <= pivot)
            std::swap(a[++i], a[j]);
    }
    std::swap(a[i + 1], a[hi]);
    return i + 1;
}

static void quickSort(int *a, int lo, int hi, int depth)
{
    if (lo >= hi)
        return;
    int p = partition(a, lo, hi);
    if (depth > 0) {
        std::thread left(quickSort, a, lo, p - 1, depth - 1);
        quickSort(a, p + 1, hi, depth - 1);
        left.join();
    } else {
        quickSort(a, lo, p - 1, 0);
        quickSort(a, p + 1, hi, 0);
    }
}

int main()
{
    std::vector<int> v;
    for (int i = 0; i < 2000; ++i)
        v.push_back((i * 7919) % 2003);
    quickSort(v.data(), 0, (int)v.size() - 1, 3);
    std::cout << v[0] << ' ' << v[1999] << ' ' << comparisons << '\n';
}
