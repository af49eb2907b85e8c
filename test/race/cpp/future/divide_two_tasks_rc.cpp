// quicksort: both halves in tasks of their own, and only one was waited for
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <future>
#include <utility>
#include <vector>

static int split(std::vector<int> &v, int lo, int hi)
{
    int i = lo - 1;
    for (int j = lo; j < hi; j++)
        if (v[j] <= v[hi]) // RACE
            std::swap(v[++i], v[j]); // RACE!
    std::swap(v[i + 1], v[hi]);      // RACE!
    return i + 1;
}

static void sort_part(std::vector<int> &v, int lo, int hi)
{
    if (lo >= hi)
        return;
    int mid = split(v, lo, hi);
    auto left = std::async(std::launch::async, sort_part, std::ref(v), lo, mid - 1);
    auto right = std::async(std::launch::async, sort_part, std::ref(v), mid + 1, hi);
    right.get();
    v[lo] += 0; // RACE!
    left.get();
}

int main()
{
    std::vector<int> v(500);
    for (int i = 0; i < 500; i++)
        v[i] = i * 7919 % 1009;
    sort_part(v, 0, 499);
    std::printf("%d %d\n", v[0], v[499]);
}
