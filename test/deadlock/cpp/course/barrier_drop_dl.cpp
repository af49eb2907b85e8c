// flags: -std=c++20
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::barrier sync(3);
    auto work = [&](int id) {
        for (int step = 0; step < 3; ++step) {
            if (id == 0 && step == 1) {
                return; // DEADLOCK
            }
            std::cout << id << ' ' << step << '\n';
            sync.arrive_and_wait(); // DEADLOCK!
        }
    };
    std::vector<std::jthread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back(work, i);
} // DEADLOCK
