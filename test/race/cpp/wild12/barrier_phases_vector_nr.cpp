// Two phases with a std::barrier whose completion function swaps the buffers.
// flags: -std=c++20
// needs: clang-14
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    const int n = 4, steps = 6;
    std::vector<int> now(n, 1), next(n);
    auto on_completion = [&]() noexcept { now.swap(next); };
    std::barrier sync(n, on_completion);
    std::vector<std::jthread> ts;
    for (int id = 0; id < n; ++id)
        ts.emplace_back([&, id] {
            for (int s = 0; s < steps; ++s) {
                next[id] = now[(id + 1) % n] + now[(id + n - 1) % n];
                sync.arrive_and_wait();
            }
        });
    for (auto &t : ts)
        t.join();
    std::cout << now[0] << '\n';
}
