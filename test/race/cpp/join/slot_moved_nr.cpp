// threads are moved into an array; a join that is asked for first
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    std::vector<long> part(4);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        std::thread t([&part, i] { part[i] += i; }); // NORACE
        threads.push_back(std::move(t));
    }
    long sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        if (threads[i].joinable())
            threads[i].join();
        sum += part[i]; // NORACE
    }
    std::printf("%ld\n", sum);
}
