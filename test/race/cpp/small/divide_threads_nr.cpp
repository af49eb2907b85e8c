// Recursion by std::thread, with arguments and with a lambda, over halves of an array.
#include <cstdio>
#include <thread>
#include <vector>

static void fill(int *a, int lo, int hi, int depth)
{
    if (depth == 0) {
        for (int i = lo; i < hi; ++i)
            a[i] = i;
        return;
    }
    int mid = lo + (hi - lo) / 2;
    std::thread left(fill, a, lo, mid, depth - 1);
    fill(a, mid, hi, depth - 1);
    left.join();
}

template <class It> void negate(It first, It last, int depth)
{
    if (depth == 0) {
        for (It it = first; it != last; ++it)
            *it = -*it;
        return;
    }
    It middle = first + (last - first) / 2;
    std::thread left([=] { negate(first, middle, depth - 1); });
    negate(middle, last, depth - 1);
    left.join();
}

int main()
{
    std::vector<int> v(1000);
    fill(v.data(), 0, 1000, 3);
    negate(v.begin(), v.end(), 2);
    std::printf("%d\n", v[999]);
}
