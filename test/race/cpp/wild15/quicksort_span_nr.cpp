// quicksort on pointers: the left half by async, the right one by itself
// flags: -std=c++17
#include <cstdio>
#include <cstdlib>
#include <future>
#include <utility>
#include <vector>

static int *partition(int *lo, int *hi)
{
    int pivot = *(hi - 1);
    int *store = lo;
    for (int *p = lo; p < hi - 1; ++p)
        if (*p < pivot) // NORACE
            std::swap(*p, *store++); // NORACE
    std::swap(*store, *(hi - 1)); // NORACE
    return store;
}

static void quicksort(int *lo, int *hi, int depth)
{
    if (hi - lo < 2)
        return;
    int *mid = partition(lo, hi);
    if (depth > 0) {
        auto left = std::async(std::launch::async, quicksort, lo, mid, depth - 1);
        quicksort(mid + 1, hi, depth - 1);
        left.wait();
    } else {
        quicksort(lo, mid, 0);
        quicksort(mid + 1, hi, 0);
    }
}

int main()
{
    std::vector<int> v(2000);
    for (auto &x : v)
        x = std::rand() % 1000;
    quicksort(v.data(), v.data() + v.size(), 3);
    bool sorted = true;
    for (size_t i = 1; i < v.size(); ++i)
        sorted &= v[i - 1] <= v[i];
    std::printf("%d\n", sorted);
}
