// the first thread of the vector is another one: the numbers do not go together
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    std::vector<long> part(4);
    std::vector<std::thread> threads;
    threads.push_back(std::thread([] { std::puts("first"); }));
    for (int i = 0; i < 4; ++i) {
        std::thread t([&part, i] { part[i] += i; }); // RACE!
        threads.push_back(std::move(t));
    }
    long sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        if (threads[i].joinable())
            threads[i].join();
        sum += part[i]; // RACE!
    }
    threads[4].join();
    std::printf("%ld\n", sum);
}
