// two grids are swapped between steps separated by a barrier
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    const int n = 4, width = 64;
    std::vector<double> a(width, 1.0), b(width, 0.0);
    std::barrier sync(n);
    auto step = [&](int id) {
        int lo = id * (width / n), hi = lo + width / n;
        for (int i = lo; i < hi; i++)
            b[i] = a[i] * 0.5;
        sync.arrive_and_wait();
        for (int i = lo; i < hi; i++) {
            int left = i == 0 ? width - 1 : i - 1;
            a[i] = b[i] + b[left];
        }
    };
    std::vector<std::thread> ts;
    for (int i = 0; i < n; i++)
        ts.emplace_back(step, i);
    for (auto &t : ts)
        t.join();
    std::printf("%f\n", a[0]);
}
