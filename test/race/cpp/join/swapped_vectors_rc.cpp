// the threads of the other vector are joined
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

int main()
{
    std::vector<long> part(4), late(4);
    std::vector<std::thread> threads, more;
    for (size_t i = 0; i < 4; ++i)
        threads.emplace_back([&, i] {
            for (int k = 0; k < 100; ++k)
                part[i] += k; // RACE!
        });
    for (size_t i = 0; i < 4; ++i)
        more.emplace_back([&, i] {
            for (int k = 0; k < 100; ++k)
                late[i] += k;
        });
    std::swap(threads, more);
    long sum = 0;
    for (size_t i = 0; i < 4; ++i) {
        threads[i].join();
        sum += part[i]; // RACE!
    }
    for (size_t i = 0; i < 4; ++i)
        more[i].join();
    std::printf("%ld %ld\n", sum, late[0]);
}
