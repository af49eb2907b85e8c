// the creator begins with the last element of the last block
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
                *q += 1; // RACE!
        }));
        first = end;
    }
    for (double *q = first - 1; q != last; ++q)
        *q += 2; // RACE!
    for (auto &w : work)
        w.get();
    std::printf("%g\n", v[3]);
}
