// a smoothing step in place by rows: the row above belongs to another worker
// flags: -std=c++20
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 4, rows = 40, cols = 32, steps = 10;
    std::vector<double> a(rows * cols);
    for (int i = 0; i < rows * cols; ++i)
        a[i] = i % 17;
    std::barrier sync(workers);

    auto work = [&](int id) {
        const int first = id * (rows / workers), last = (id + 1) * (rows / workers);
        for (int s = 0; s < steps; ++s) {
            for (int r = first; r < last; ++r)
                for (int c = 0; c < cols; ++c)
                    if (r > 0)
                        a[r * cols + c] = (a[r * cols + c] + a[(r - 1) * cols + c]) / 2; // RACE!
            sync.arrive_and_wait();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < workers; ++i)
            threads.emplace_back(work, i);
    }
    double sum = 0;
    for (double v : a)
        sum += v;
    std::cout << sum << '\n';
}
