// a smoothing step by rows: two arrays, swapped in the completion function of a barrier
// flags: -std=c++20
#include <barrier>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

int main()
{
    constexpr int workers = 4, rows = 40, cols = 32, steps = 10;
    std::vector<double> a(rows * cols), b(rows * cols);
    for (int i = 0; i < rows * cols; ++i)
        a[i] = b[i] = i % 17;
    double *from = a.data(), *to = b.data();
    std::barrier sync(workers, [&]() noexcept { std::swap(from, to); });

    auto work = [&](int id) {
        const int first = id * (rows / workers), last = (id + 1) * (rows / workers);
        for (int s = 0; s < steps; ++s) {
            for (int r = first; r < last; ++r)
                for (int c = 1; c < cols - 1; ++c)
                    to[r * cols + c] = (from[r * cols + c - 1] + from[r * cols + c + 1]) / 2;
            sync.arrive_and_wait();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < workers; ++i)
            threads.emplace_back(work, i);
    }
    double sum = 0;
    for (int i = 0; i < rows * cols; ++i)
        sum += from[i];
    std::cout << sum << '\n';
}
