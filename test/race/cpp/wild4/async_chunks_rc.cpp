// Chunks by async that reach one element too far: each chunk smooths with its right neighbour.
// flags: -std=c++14
#include <algorithm>
#include <future>
#include <iostream>
#include <vector>

static void smooth(std::vector<int> &v, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        std::size_t next = i + 1 < v.size() ? i + 1 : i;
        v[i] = (v[i] + v[next]) / 2; // RACE!
    }
}

int main()
{
    std::vector<int> v(4096, 7);
    const std::size_t parts = 4, chunk = v.size() / parts;
    std::vector<std::future<void>> work;
    for (std::size_t p = 0; p < parts; ++p)
        work.emplace_back(std::async(std::launch::async, smooth, std::ref(v), p * chunk, (p + 1) * chunk));
    for (auto &w : work)
        w.wait();
    std::cout << v[0] << '\n';
}
