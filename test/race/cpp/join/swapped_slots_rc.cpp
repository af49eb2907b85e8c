// two handles change places before the joins
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

int main()
{
    long part[4] = {};
    std::thread threads[4];
    for (int i = 0; i < 4; ++i)
        threads[i] = std::thread([&part, i] {
            for (int k = 0; k < 100; ++k)
                part[i] += k; // RACE!
        });
    std::swap(threads[0], threads[3]);
    long sum = 0;
    for (int i = 0; i < 4; ++i) {
        threads[i].join();
        sum += part[i]; // RACE!
    }
    std::printf("%ld\n", sum);
}
