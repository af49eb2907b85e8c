// Rows of a flat matrix that are one element too long, or as many as there are columns.
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

int main(int argc, char **argv)
{
    int n = argc > 1 ? std::atoi(argv[1]) : 16, threads = 4;
    std::vector<int> table(n * n + 1), other(n * n);
    std::vector<std::thread> pool;
    for (int t = 0; t < threads; ++t)
        pool.emplace_back([&, t] {
            for (int r = t; r < n; r += threads)
                for (int c = 0; c <= n; ++c)
                    table[r * n + c] = t; // RACE! t
            for (int r = t; r < n; r += threads)
                for (int c = 0; c < n; ++c)
                    other[c * n + c] = r; // RACE! o
        });
    for (auto &t : pool)
        t.join();
    std::printf("%d %d\n", table[n], other[n]);
}
