// the threads write different elements of a vector of fixed size
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

static void fill(std::vector<long> &results, size_t slot, int n)
{
    for (int i = 0; i < n; i++)
        results[slot] += i; // NORACE
}

int main()
{
    std::vector<long> results(2);
    std::vector<std::thread> threads;

    for (size_t i = 0; i < 2; i++)
        threads.emplace_back(fill, std::ref(results), i, 100);
    for (auto &thread : threads)
        thread.join();
    std::printf("%ld\n", results[0] + results[1]); // NORACE
    return 0;
}
