// main reads the results after counting the latch down without waiting
// flags: -std=c++20
#include <cstdio>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 3;
    std::vector<int> results(workers);
    std::latch done(workers + 1);
    std::vector<std::thread> threads;
    int sum = 0;

    for (int i = 0; i < workers; i++)
        threads.emplace_back([i, &results, &done] {
            results[i] = i + 1; // RACE!
            done.count_down();
        });
    done.count_down();
    for (int i = 0; i < workers; i++)
        sum += results[i]; // RACE!
    for (auto &thread : threads)
        thread.join();
    std::printf("%d\n", sum);
    return 0;
}
