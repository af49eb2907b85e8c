// jacobi steps with std::barrier: the completion function swaps the two rows
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    const int n = 64, nthreads = 4;
    std::vector<double> a(n, 1.0), b(n, 0.0);
    auto *cur = &a;
    auto *next = &b;
    std::barrier sync(nthreads, [&]() noexcept { std::swap(cur, next); });
    auto work = [&](int id) {
        int lo = id * n / nthreads, hi = (id + 1) * n / nthreads;
        for (int step = 0; step < 10; ++step) {
            for (int i = lo; i < hi; ++i) {
                double left = i ? (*cur)[i - 1] : 0, right = i + 1 < n ? (*cur)[i + 1] : 0; // NORACE
                (*next)[i] = (left + right) / 2; // NORACE
            }
            sync.arrive_and_wait();
        }
    };
    std::vector<std::thread> ts;
    for (int i = 0; i < nthreads; ++i)
        ts.emplace_back(work, i);
    for (auto &t : ts)
        t.join();
    std::printf("%f\n", (*cur)[n / 2]);
}
