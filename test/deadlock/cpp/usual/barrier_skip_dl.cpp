// flags: -std=c++20
#include <barrier>
#include <thread>
#include <vector>
int main()
{
    constexpr int n = 3;
    std::barrier sync(n);
    int part[n] = {};
    std::vector<std::thread> ts;
    for (int i = 0; i < n; i++)
        ts.emplace_back([&, i] {
            part[i] = i + 1;
            if (i == n - 1)
                return;
            sync.arrive_and_wait(); // DEADLOCK!
            part[i] += part[(i + 1) % n];
        });
    for (auto &t : ts) t.join(); // DEADLOCK
}
