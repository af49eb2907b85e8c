// A cache for each thread by thread_local, and a shared statistic in an atomic.
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

static std::atomic<int> misses{0};

static int expensive(int n)
{
    int s = 0;
    for (int i = 0; i < n; ++i)
        s += i * i % 7;
    return s;
}

static int cached(int n)
{
    thread_local std::unordered_map<int, int> cache;
    auto it = cache.find(n);
    if (it != cache.end())
        return it->second;
    ++misses;
    return cache[n] = expensive(n);
}

int main()
{
    std::vector<std::thread> threads;
    std::vector<long> sums(4);
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([t, &sums] {
            long s = 0;
            for (int i = 0; i < 100; ++i)
                s += cached(i % 10 + t);
            sums[t] = s;
        });
    long total = 0;
    for (int t = 0; t < 4; ++t) {
        threads[t].join();
        total += sums[t];
    }
    std::cout << total << ' ' << misses << '\n';
}
