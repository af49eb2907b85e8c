// the same template, but the body adds to one captured total and reads its neighbour
// flags: -std=c++17
#include <iostream>
#include <thread>
#include <vector>

template <typename F>
void parallel_for(int begin, int end, int nthreads, F body)
{
    std::vector<std::thread> pool;
    int chunk = (end - begin) / nthreads;
    for (int t = 0; t < nthreads; ++t)
        pool.emplace_back([=] {
            for (int i = begin + t * chunk; i < begin + (t + 1) * chunk; ++i)
                body(i);
        });
    for (auto &t : pool)
        t.join();
}

int main()
{
    std::vector<int> data(1024, 1);
    long total = 0;
    parallel_for(0, 1024, 4, [&](int i) { total += data[i]; }); // RACE! total
    parallel_for(0, 1023, 3, [&](int i) {
        data[i] = data[i + 1] + 1; // RACE! data
    });
    std::cout << total << ' ' << data[0] << '\n'; // NORACE
}
