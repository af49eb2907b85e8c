// parallel for_each: a block of iterators for each future, waited for in order.
#include <algorithm>
#include <future>
#include <iostream>
#include <vector>

template <class It, class F> void parallelForEach(It first, It last, F f, int tasks)
{
    auto length = std::distance(first, last);
    auto block = length / tasks;
    std::vector<std::future<void>> futures;
    It start = first;
    for (int i = 0; i < tasks - 1; ++i) {
        It end = start;
        std::advance(end, block);
        futures.push_back(std::async(std::launch::async, [=] { std::for_each(start, end, f); }));
        start = end;
    }
    std::for_each(start, last, f);
    for (auto &future : futures)
        future.get();
}

int main()
{
    std::vector<int> v(1000, 1);
    parallelForEach(v.begin(), v.end(), [](int &x) { x *= 2; }, 4);
    long sum = 0;
    for (int x : v)
        sum += x;
    std::cout << sum << '\n';
}
