// A smoothing filter in place: each block reads the neighbours of its ends.
#include <iostream>
#include <thread>
#include <vector>

static void smooth(std::vector<double> &v, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i)
        v[i] = (v[i - 1] + v[i] + v[i + 1]) / 3; // RACE!
}

int main()
{
    std::vector<double> v(1002, 1.0);
    std::vector<std::thread> ts;
    for (std::size_t t = 0; t < 4; ++t)
        ts.emplace_back(smooth, std::ref(v), 1 + t * 250, 1 + (t + 1) * 250);
    for (auto &t : ts)
        t.join();
    std::cout << v[500] << '\n'; // NORACE
}
