// Game of life: rows split among threads, two grids swapped between std::barrier phases.
// flags: -std=c++20
// needs: clang-14
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

constexpr int N = 64, THREADS = 4, STEPS = 10;

int main()
{
    std::vector<std::vector<int>> a(N, std::vector<int>(N)), b = a;
    for (int i = 0; i < N; ++i)
        for (int j = 0; j < N; ++j)
            a[i][j] = (i * 7 + j * 13) % 5 == 0;
    std::barrier sync(THREADS);
    auto worker = [&](int id) {
        int lo = id * N / THREADS, hi = (id + 1) * N / THREADS;
        for (int s = 0; s < STEPS; ++s) {
            auto &src = s % 2 ? b : a;
            auto &dst = s % 2 ? a : b;
            for (int i = lo; i < hi; ++i)
                for (int j = 0; j < N; ++j) {
                    int n = 0;
                    for (int di = -1; di <= 1; ++di)
                        for (int dj = -1; dj <= 1; ++dj)
                            if (di || dj)
                                n += src[(i + di + N) % N][(j + dj + N) % N];
                    dst[i][j] = n == 3 || (n == 2 && src[i][j]);
                }
            sync.arrive_and_wait();
        }
    };
    std::vector<std::thread> ts;
    for (int t = 0; t < THREADS; ++t)
        ts.emplace_back(worker, t);
    for (auto &t : ts)
        t.join();
    int alive = 0;
    for (auto &row : a)
        for (int x : row)
            alive += x;
    std::cout << alive << '\n';
}
