// each block begins at the last element of the one before
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <future>
#include <iterator>
#include <thread>
#include <vector>

template <class It, class F> static void for_blocks(It first, It last, F f)
{
    const unsigned long length = std::distance(first, last);
    const unsigned long block = length / 4;
    std::vector<std::thread> threads(3);
    It start = first;
    for (unsigned long i = 0; i < 3; ++i) {
        It end = start;
        std::advance(end, block);
        threads[i] = std::thread([=] { std::for_each(start, end, f); });
        start = end - 1;
    }
    std::for_each(start, last, f);
    for (auto &t : threads)
        t.join();
}

int main()
{
    std::vector<int> v(1000, 1);
    for_blocks(v.begin(), v.end(), [](int &x) { x = x * 3 + 1; }); // RACE!
    long sum = 0;
    for (int x : v)
        sum += x;
    std::printf("%ld\n", sum);
}
