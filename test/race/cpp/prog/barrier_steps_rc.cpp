// the neighbour's cell is read without a barrier in between
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    const int n = 4;
    std::vector<int> cell(n, 1);
    std::barrier sync(n);
    std::vector<std::thread> ts;
    for (int i = 0; i < n; i++)
        ts.emplace_back([&, i] {
            sync.arrive_and_wait();
            int left = cell[(i + n - 1) % n]; // RACE!
            cell[i] = left + 1; // RACE!
        });
    for (auto &t : ts)
        t.join();
    std::printf("%d\n", cell[0]);
}
