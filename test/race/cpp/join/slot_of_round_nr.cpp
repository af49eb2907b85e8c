// each slot is read in the round that has joined the thread with its number
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    long part[8] = {};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&part, i] {
            for (int k = 0; k < 100; ++k)
                part[i] += k; // NORACE
        });
    long sum = 0;
    for (int i = 0; i < 4; ++i) {
        threads[i].join();
        sum += part[i]; // NORACE
    }
    std::printf("%ld\n", sum);
}
