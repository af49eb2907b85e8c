// Dynamic programming: each row is computed by all threads, with a barrier after every row.
// flags: -std=c++20
// needs: clang-14
#include <algorithm>
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    const int items = 10, cap = 100, threads = 4;
    std::vector<int> weight(items), value(items);
    for (int i = 0; i < items; ++i) {
        weight[i] = 3 + i * 7 % 11;
        value[i] = 10 + i * 13 % 17;
    }
    std::vector<std::vector<int>> best(items + 1, std::vector<int>(cap + 1));
    std::barrier row_done(threads);
    std::vector<std::thread> ts;
    for (int id = 0; id < threads; ++id)
        ts.emplace_back([&, id] {
            for (int i = 1; i <= items; ++i) {
                for (int c = id; c <= cap; c += threads) {
                    best[i][c] = best[i - 1][c];
                    if (c >= weight[i - 1])
                        best[i][c] =
                            std::max(best[i][c], best[i - 1][c - weight[i - 1]] + value[i - 1]);
                }
                row_done.arrive_and_wait();
            }
        });
    for (auto &t : ts)
        t.join();
    std::cout << best[items][cap] << '\n';
}
