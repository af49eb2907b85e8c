// std::async tasks that share one map by reference
// flags: -std=c++17
#include <future>
#include <iostream>
#include <map>
#include <vector>

static void histogram(const std::vector<int> &data, size_t from, size_t to, std::map<int, int> &h)
{
    for (size_t i = from; i < to; ++i)
        ++h[data[i] % 10]; // RACE!
}

int main()
{
    std::vector<int> data(1000);
    for (size_t i = 0; i < data.size(); ++i)
        data[i] = int(i * 7);
    std::map<int, int> h;
    auto first = std::async(std::launch::async, histogram, std::cref(data), 0, 500, std::ref(h));
    auto second = std::async(std::launch::async, histogram, std::cref(data), 500, 1000, std::ref(h));
    first.wait();
    second.wait();
    for (auto &e : h) // NORACE
        std::cout << e.first << ' ' << e.second << '\n'; // NORACE
}
