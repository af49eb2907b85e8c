// std::async tasks fill parts of a vector; overlapping by one element.
// flags: -std=c++11
#include <future>
#include <iostream>
#include <vector>

static void fill(std::vector<double> &v, size_t begin, size_t end)
{
    for (size_t i = begin; i <= end && i < v.size(); ++i)
        v[i] = 0.5 * i; // RACE!
}

int main()
{
    const size_t n = 1000, parts = 4;
    std::vector<double> v(n);
    std::vector<std::future<void>> futures;
    for (size_t p = 0; p < parts; ++p)
        futures.push_back(std::async(std::launch::async, fill, std::ref(v), p * n / parts, (p + 1) * n / parts));
    for (auto &f : futures)
        f.get();
    double sum = 0;
    for (double d : v)
        sum += d;
    std::cout << sum << '\n';
}
