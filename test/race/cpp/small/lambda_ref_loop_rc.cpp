// The loop counter is captured by reference.
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> results(4, 0);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) // RACE!
        threads.emplace_back([&] {
            int id = i; // RACE!
            if (id < 4)
                results[id] += 1; // RACE
        });
    for (auto &t : threads)
        t.join();
    for (int r : results)
        std::cout << r << ' ';
    std::cout << '\n';
}
