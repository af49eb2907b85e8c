// One barrier where two are needed: the next round overwrites what others still read.
// flags: -std=c++20
// needs: clang-14
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    const int n = 3;
    std::vector<int> cell(n);
    std::vector<long> sum(n);
    std::barrier<> sync(n);
    std::vector<std::thread> ts;
    for (int id = 0; id < n; ++id)
        ts.emplace_back([&, id] {
            for (int round = 0; round < 10; ++round) {
                cell[id] = id + round; // RACE!
                sync.arrive_and_wait();
                sum[id] += cell[(id + 1) % n]; // RACE!
            }
        });
    for (auto &t : ts)
        t.join();
    std::cout << sum[0] << '\n'; // NORACE
}
