// Jacobi sweeps: two vectors that change places, a join after each sweep.
#include <cmath>
#include <cstdio>
#include <thread>
#include <vector>

static void sweep(const std::vector<double> &from, std::vector<double> &to, int lo, int hi)
{
    for (int i = lo; i < hi; ++i)
        to[i] = 0.5 * (from[i - 1] + from[i + 1]);
}

int main()
{
    const int n = 102, parts = 4, block = (n - 2) / parts;
    std::vector<double> u(n, 0.0), v(n, 0.0);
    u[0] = v[0] = 1.0;
    for (int step = 0; step < 10; ++step) {
        std::vector<std::thread> pool;
        for (int p = 0; p < parts; ++p)
            pool.emplace_back(sweep, std::cref(u), std::ref(v), 1 + p * block, 1 + (p + 1) * block);
        for (auto &t : pool)
            t.join();
        std::swap(u, v);
    }
    std::printf("%f\n", u[n / 2]);
}
