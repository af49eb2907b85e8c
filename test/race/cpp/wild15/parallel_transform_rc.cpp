// prefix differences in place: each block reads the last element of the block before it
// flags: -std=c++17
#include <iostream>
#include <thread>
#include <vector>

static void differences(std::vector<int> &v, size_t lo, size_t hi)
{
    for (size_t i = hi; i-- > lo;)
        if (i > 0)
            v[i] -= v[i - 1]; // RACE!
}

int main()
{
    std::vector<int> v(400);
    for (size_t i = 0; i < v.size(); ++i)
        v[i] = static_cast<int>(i * i);
    std::vector<std::thread> ts;
    for (size_t t = 0; t < 4; ++t)
        ts.emplace_back([&v, t] { differences(v, t * 100, (t + 1) * 100); });
    for (auto &t : ts)
        t.join();
    std::cout << v[200] << '\n';
}
