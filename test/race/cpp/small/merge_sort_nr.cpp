// Merge sort with std::async for one half.
// flags: -Wno-deprecated-declarations
#include <algorithm>
#include <future>
#include <iostream>
#include <vector>

template <class It> void mergeSort(It first, It last, int depth)
{
    auto n = last - first;
    if (n < 2)
        return;
    It middle = first + n / 2;
    if (depth > 0) {
        auto left = std::async(std::launch::async, [=] { mergeSort(first, middle, depth - 1); });
        mergeSort(middle, last, depth - 1);
        left.get();
    } else {
        mergeSort(first, middle, 0);
        mergeSort(middle, last, 0);
    }
    std::inplace_merge(first, middle, last);
}

int main()
{
    std::vector<int> v;
    for (int i = 0; i < 1000; ++i)
        v.push_back((i * 7919) % 1009);
    mergeSort(v.begin(), v.end(), 3);
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
