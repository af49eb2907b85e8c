// workers count the latch down before they write their result
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <thread>
#include <vector>

struct Result { int value = 0; };

int main()
{
    constexpr int N = 4;
    std::vector<Result> results(N);
    std::latch done(N);
    std::vector<std::jthread> threads;
    for (int i = 0; i < N; ++i)
        threads.emplace_back([&, i] {
            done.count_down();
            results[i].value = i * i; // RACE!
        });
    done.wait();
    int sum = 0;
    for (auto &r : results)
        sum += r.value; // RACE!
    std::cout << sum << '\n';
}
