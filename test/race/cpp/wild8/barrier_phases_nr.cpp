// Two phases with a std::barrier between.
// flags: -std=c++20
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

constexpr int N = 4;

int main()
{
    std::vector<int> first(N), second(N);
    std::barrier sync(N);
    std::vector<std::jthread> workers;
    for (int id = 0; id < N; ++id)
        workers.emplace_back([&, id] {
            first[id] = id * id + 1;
            sync.arrive_and_wait();
            second[id] = first[(id + 1) % N];
        });
    for (auto &w : workers)
        w.join();
    int sum = 0;
    for (int v : second)
        sum += v;
    std::cout << sum << "\n";
}
