// Start signal by a volatile bool.
#include <iostream>
#include <thread>
#include <vector>

volatile bool go = false;
volatile int started = 0;

void runner(int id, std::vector<int> &order)
{
    while (!go) // RACE! g
        std::this_thread::yield();
    started = started + 1; // RACE! s
    order[id] = id; // NORACE
}

int main()
{
    std::vector<int> order(3);
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back(runner, i, std::ref(order));
    go = true; // RACE! g
    for (auto &t : ts)
        t.join();
    std::cout << started << '\n'; // NORACE
}
