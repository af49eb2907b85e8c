// An own parallel_for whose body adds to a captured sum.
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

template <class F> void parallel_for(int begin, int end, F f, int threads = 4)
{
    std::vector<std::thread> pool;
    int chunk = (end - begin) / threads;
    for (int t = 0; t < threads; ++t) {
        int lo = begin + t * chunk;
        int hi = t == threads - 1 ? end : lo + chunk;
        pool.emplace_back([=, &f] {
            for (int i = lo; i < hi; ++i)
                f(i);
        });
    }
    std::for_each(pool.begin(), pool.end(), [](std::thread &t) { t.join(); });
}

int main()
{
    std::vector<int> squares(1000);
    long total = 0;
    parallel_for(0, 1000, [&](int i) {
        squares[i] = i * i; // NORACE
        total += squares[i]; // RACE!
    });
    std::cout << total << ' ' << squares[10] << '\n'; // NORACE
}
