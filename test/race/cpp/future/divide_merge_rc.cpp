// merge sort by iterators: the library merges while one half is perhaps still being sorted
// flags: -std=c++17 -Wno-deprecated-declarations
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <future>
#include <vector>

template <class It> static void merge_sort(It first, It last)
{
    auto n = std::distance(first, last);
    if (n < 64) {
        std::sort(first, last); // RACE!
        return;
    }
    It middle = std::next(first, n / 2);
    auto left = std::async(std::launch::async, [=] { merge_sort(first, middle); });
    merge_sort(middle, last);
    left.wait_for(std::chrono::milliseconds(1));
    std::inplace_merge(first, middle, last); // RACE!
}

int main()
{
    std::vector<int> v(1000);
    for (int i = 0; i < 1000; i++)
        v[i] = i * 7919 % 1009;
    merge_sort(v.begin(), v.end());
    std::printf("%d %d\n", v[0], v[999]);
}
