// a vector is transformed in place, block by block through iterators handed to async
// flags: -std=c++17
#include <algorithm>
#include <cmath>
#include <future>
#include <iostream>
#include <vector>

template <class It, class F> void parallel_for_each(It first, It last, F f, size_t parts)
{
    const size_t n = last - first;
    const size_t step = n / parts;
    std::vector<std::future<void>> work;
    for (size_t p = 0; p + 1 < parts; ++p) {
        It end = first + step;
        work.push_back(std::async(std::launch::async, [first, end, f] { std::for_each(first, end, f); }));
        first = end;
    }
    std::for_each(first, last, f);
    for (auto &w : work)
        w.get();
}

int main()
{
    std::vector<double> values(1000, 2.0);
    parallel_for_each(values.begin(), values.end(), [](double &d) { d = std::sqrt(d); }, 4); // NORACE
    std::cout << values[10] << '\n';
}
