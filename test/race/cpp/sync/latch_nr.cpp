// main waits on the latch that every worker counts down
// flags: -std=c++20
#include <cstdio>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 3;
    std::vector<int> results(workers);
    std::latch done(workers);
    std::vector<std::thread> threads;
    int sum = 0;

    for (int i = 0; i < workers; i++)
        threads.emplace_back([i, &results, &done] {
            results[i] = i + 1; // NORACE
            done.count_down();
        });
    done.wait();
    for (int i = 0; i < workers; i++)
        sum += results[i]; // NORACE
    for (auto &thread : threads)
        thread.join();
    std::printf("%d\n", sum);
    return 0;
}
