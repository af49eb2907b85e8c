// The same filter from one vector to another one.
#include <iostream>
#include <thread>
#include <vector>

static void smooth(const std::vector<double> &in, std::vector<double> &out, std::size_t from,
                   std::size_t to)
{
    for (std::size_t i = from; i < to; ++i)
        out[i] = (in[i - 1] + in[i] + in[i + 1]) / 3;
}

int main()
{
    std::vector<double> v(1002, 1.0), w(1002);
    for (int step = 0; step < 3; ++step) {
        std::vector<std::thread> ts;
        for (std::size_t t = 0; t < 4; ++t)
            ts.emplace_back(smooth, std::cref(v), std::ref(w), 1 + t * 250, 1 + (t + 1) * 250);
        for (auto &t : ts)
            t.join();
        v.swap(w);
    }
    std::cout << v[500] << '\n';
}
