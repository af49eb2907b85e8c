// each slot is read when its thread was joined; other vectors change places
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
                part[i] += k; // NORACE
        });
    for (size_t i = 0; i < 4; ++i)
        more.emplace_back([&, i] {
            for (int k = 0; k < 100; ++k)
                late[i] += k;
        });
    std::vector<int> a(4), b(5);
    std::swap(a, b);
    long sum = 0;
    for (size_t i = 0; i < 4; ++i) {
        threads[i].join();
        sum += part[i]; // NORACE
    }
    for (size_t i = 0; i < 4; ++i)
        more[i].join();
    std::printf("%ld %ld\n", sum, late[0]);
}
