// Workers fill results and count a latch down.
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <string>
#include <thread>
#include <vector>

struct Result {
    std::string name;
    long value = 0;
    bool late = false;
};

int main()
{
    constexpr int n = 5;
    std::vector<Result> results(n);
    std::latch done{n};
    std::vector<std::thread> ts;
    for (int i = 0; i < n; ++i) {
        ts.emplace_back([i, &results, &done] {
            Result &r = results[i];
            r.name = "job" + std::to_string(i);
            for (int k = 0; k < 1000; ++k)
                r.value += k % (i + 1);
            r.late = r.value > 100;
            done.count_down();
        });
    }
    done.wait();
    for (const Result &r : results)
        std::cout << r.name << ' ' << r.value << ' ' << r.late << '\n';
    for (auto &t : ts)
        t.join();
}
