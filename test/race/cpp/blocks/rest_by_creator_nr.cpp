// what the threads of a loop leave over is done by their creator
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <future>
#include <iterator>
#include <thread>
#include <vector>

int main()
{
    std::vector<double> v(1000, 2.0);
    double *first = v.data(), *last = first + v.size();
    const size_t step = v.size() / 4;
    std::vector<std::future<void>> work;
    for (int p = 0; p < 3; ++p) {
        double *end = first + step;
        work.push_back(std::async(std::launch::async, [first, end] {
            for (double *q = first; q != end; ++q)
                *q += 1; // NORACE
        }));
        first = end;
    }
    for (double *q = first; q != last; ++q)
        *q += 2; // NORACE
    for (auto &w : work)
        w.get();
    std::printf("%g\n", v[3]);
}
