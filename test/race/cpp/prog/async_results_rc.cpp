// async tasks write a shared maximum
// flags: -std=c++17
#include <algorithm>
#include <future>
#include <iostream>
#include <vector>

int main()
{
    std::vector<int> data(100);
    for (int i = 0; i < 100; i++)
        data[i] = (i * 37) % 101;
    int best = 0;
    auto scan = [&data, &best](int lo, int hi) {
        for (int i = lo; i < hi; i++)
            best = std::max(best, data[i]); // RACE!
    };
    auto f1 = std::async(std::launch::async, scan, 0, 50);
    auto f2 = std::async(std::launch::async, scan, 50, 100);
    f1.get();
    f2.get();
    std::cout << best << "\n";
}
