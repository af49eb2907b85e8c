// a vector of threads that is emptied and filled again
// flags: -std=c++11
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    std::vector<long> v(100, 1);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&v, t] {
            for (int i = t * 25; i < (t + 1) * 25; ++i)
                v[i] += i; // NORACE
        });
    for (auto &t : threads)
        t.join();
    threads.clear();
    long first = v[0]; // NORACE
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&v, t, first] {
            for (int i = t * 25; i < (t + 1) * 25; ++i)
                v[i] -= first; // NORACE
        });
    for (auto &t : threads)
        t.join();
    std::printf("%ld\n", v[99]); // NORACE
}
