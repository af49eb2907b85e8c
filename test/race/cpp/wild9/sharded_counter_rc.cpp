// A counter in padded shards chosen by the thread's index; the sum is taken while they run.
// flags: -std=c++17
#include <array>
#include <cstddef>
#include <iostream>
#include <thread>
#include <vector>

struct alignas(64) Shard {
    long value = 0;
};

template <std::size_t N> class ShardedCounter {
    std::array<Shard, N> shards_;

public:
    void add(std::size_t who, long n) { shards_[who % N].value += n; } // RACE!
    long sum() const
    {
        long s = 0;
        for (const auto &sh : shards_)
            s += sh.value; // RACE!
        return s;
    }
};

int main()
{
    constexpr int threads = 4;
    ShardedCounter<threads> counter;
    std::vector<std::thread> pool;
    for (int t = 0; t < threads; ++t)
        pool.emplace_back([&counter, t] {
            for (int i = 0; i < 10000; ++i)
                counter.add(t, 1);
        });
    std::cout << counter.sum() << '\n';
    for (auto &th : pool)
        th.join();
}
