// quicksort after Hoare whose right part begins with the last element of the left one
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <utility>
#include <vector>

static void sort_part(std::vector<int> &v, int lo, int hi, int depth)
{
    if (lo >= hi || lo < 0 || depth == 0)
        return;
    int i = lo, j = hi, pivot = v[(lo + hi) / 2]; // RACE
    while (i <= j) {
        while (v[i] < pivot) // RACE!
            i++;
        while (v[j] > pivot) // RACE
            j--;
        if (i <= j)
            std::swap(v[i++], v[j--]); // RACE!
    }
    auto left = std::async(std::launch::async, [=, &v] { sort_part(v, lo, j, depth - 1); });
    sort_part(v, j, hi, depth - 1);
    left.get();
}

int main()
{
    std::vector<int> v(1000);
    for (int i = 0; i < 1000; i++)
        v[i] = i * 7919 % 1009;
    sort_part(v, 0, 999, 4);
    std::printf("%d %d\n", v[0], v[999]);
}
