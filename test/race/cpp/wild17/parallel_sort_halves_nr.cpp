// sort each half in a thread, then merge
// flags: -std=c++17 -Wno-deprecated-declarations
#include <algorithm>
#include <iostream>
#include <random>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> v(10000);
    std::mt19937 rng(1);
    for (auto &x : v)
        x = rng();
    auto mid = v.begin() + v.size() / 2;
    std::thread t1([&] { std::sort(v.begin(), mid); }); // NORACE
    std::thread t2([&] { std::sort(mid, v.end()); });   // NORACE
    t1.join();
    t2.join();
    std::inplace_merge(v.begin(), mid, v.end());
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
