// Threads that ask for the same few answers again and again.
#include "cache.hpp"

#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

static Cache cache(64);
static std::atomic<long> total{0};

// Steps until the Collatz sequence reaches 1.
static long compute(long n)
{
    long steps = 0;
    for (; n != 1; ++steps)
        n = n % 2 ? 3 * n + 1 : n / 2;
    return steps;
}

static void ask(int seed)
{
    for (int i = 0; i < 10000; ++i) {
        long key = 1 + (i * 31 + seed) % 71;
        long answer;
        if (!cache.find(key, answer)) {
            answer = compute(key);
            cache.insert(key, answer);
        }
        total += answer;
    }
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([i] { ask(i); });
    cache.resize(80);
    for (auto &thread : threads)
        thread.join();
    std::cout << total << " steps, hit rate " << cache.hit_rate() << '\n';
}
