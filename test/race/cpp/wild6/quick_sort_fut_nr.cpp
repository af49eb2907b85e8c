// Quick sort on a vector by indices; the lower part is sorted by an asynchronous call.
// flags: -std=c++14
#include <future>
#include <iostream>
#include <utility>
#include <vector>

static int partition(std::vector<int> &a, int lo, int hi)
{
    int pivot = a[hi];
    int i = lo;
    for (int j = lo; j < hi; ++j)
        if (a[j] < pivot)
            std::swap(a[i++], a[j]);
    std::swap(a[i], a[hi]);
    return i;
}

static void quick_sort(std::vector<int> &a, int lo, int hi)
{
    if (lo >= hi)
        return;
    int p = partition(a, lo, hi);
    if (hi - lo > 100) {
        auto lower = std::async(std::launch::async, quick_sort, std::ref(a), lo, p - 1);
        quick_sort(a, p + 1, hi);
        lower.get();
    } else {
        quick_sort(a, lo, p - 1);
        quick_sort(a, p + 1, hi);
    }
}

int main()
{
    std::vector<int> a;
    unsigned x = 12345;
    for (int i = 0; i < 2000; ++i) {
        x = x * 1103515245 + 12345;
        a.push_back((x >> 16) % 5000);
    }
    quick_sort(a, 0, (int)a.size() - 1);
    std::cout << a.front() << ' ' << a.back() << '\n';
}
