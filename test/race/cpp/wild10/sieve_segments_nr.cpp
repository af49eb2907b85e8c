// Segmented sieve: small primes first, then each thread has a segment of its own.
#include <algorithm>
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    const int limit = 100000, root = 317, threads = 4;
    std::vector<char> is_small(root + 1, 1);
    std::vector<int> primes;
    for (int i = 2; i <= root; ++i) {
        if (!is_small[i])
            continue;
        primes.push_back(i);
        for (int j = i * i; j <= root; j += i)
            is_small[j] = 0;
    }
    std::vector<int> counts(threads, 0);
    std::vector<std::thread> pool;
    for (int t = 0; t < threads; ++t) {
        pool.emplace_back([&, t] {
            int lo = std::max(2, t * (limit / threads)), hi = (t + 1) * (limit / threads);
            std::vector<char> seg(hi - lo, 1);
            for (int p : primes) {
                int first = std::max(p * p, (lo + p - 1) / p * p);
                for (int m = first; m < hi; m += p)
                    seg[m - lo] = 0;
            }
            counts[t] = static_cast<int>(std::count(seg.begin(), seg.end(), 1));
        });
    }
    for (auto &t : pool)
        t.join();
    int total = 0;
    for (int c : counts)
        total += c;
    std::printf("%d\n", total);
}
