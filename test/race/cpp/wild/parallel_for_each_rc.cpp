// a recursive for_each by std::async; the function counts its calls in a captured variable
// flags: -std=c++17
#include <algorithm>
#include <future>
#include <iostream>
#include <vector>

template <typename Iterator, typename Func>
void parallel_for_each(Iterator first, Iterator last, Func f)
{
    const auto length = std::distance(first, last);
    if (length < 100) {
        std::for_each(first, last, f);
        return;
    }
    Iterator mid = first + length / 2;
    std::future<void> left = std::async(&parallel_for_each<Iterator, Func>, first, mid, f);
    parallel_for_each(mid, last, f);
    left.get();
}

int main()
{
    const std::vector<int> v(2000, 3);
    int calls = 0;
    long sum = 0;
    parallel_for_each(v.begin(), v.end(), [&calls, &sum](int x) {
        ++calls; // RACE! c
        sum += x; // RACE! s
    });
    std::cout << calls << ' ' << sum << '\n';
}
