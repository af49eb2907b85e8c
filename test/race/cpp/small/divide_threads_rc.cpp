// Recursion by std::thread over halves that overlap, and one that does not join in time.
#include <cstdio>
#include <thread>
#include <vector>

static void fill(int *a, int lo, int hi, int depth)
{
    if (depth == 0) {
        for (int i = lo; i <= hi; ++i)
            a[i] = i; // RACE! f
        return;
    }
    int mid = lo + (hi - lo) / 2;
    std::thread left(fill, a, lo, mid, depth - 1);
    fill(a, mid, hi, depth - 1);
    left.join();
}

static void count(int *total, int depth)
{
    if (depth == 0)
        return;
    std::thread other([=] { count(total, depth - 1); });
    *total += depth; // RACE! c
    other.join();
}

int main()
{
    std::vector<int> v(1001);
    int total = 0;
    fill(v.data(), 0, 1000, 3);
    count(&total, 3);
    std::printf("%d %d\n", v[999], total);
}
