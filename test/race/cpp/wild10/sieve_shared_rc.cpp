// Prime sieve: every thread strikes out the multiples of its own base numbers, in one vector.
#include <cstdio>
#include <thread>
#include <vector>

static void strike(std::vector<char> &composite, int id, int threads)
{
    int n = static_cast<int>(composite.size());
    for (int p = 2 + id; p * p < n; p += threads) {
        if (composite[p]) // RACE!
            continue;
        for (int m = p * p; m < n; m += p)
            composite[m] = 1; // RACE!
    }
}

int main()
{
    std::vector<char> composite(10000, 0);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(strike, std::ref(composite), i, 4);
    for (auto &t : threads)
        t.join();
    int count = 0;
    for (std::size_t i = 2; i < composite.size(); ++i)
        count += !composite[i]; // NORACE
    std::printf("%d\n", count);
}
