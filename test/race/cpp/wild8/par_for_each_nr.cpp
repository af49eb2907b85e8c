// std::for_each with par policy sums into an atomic.
// flags: -std=c++17
// link: -ltbb
#include <algorithm>
#include <atomic>
#include <execution>
#include <iostream>
#include <numeric>
#include <vector>

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 0);
    std::atomic<long> sum{0};
    std::for_each(std::execution::par, v.begin(), v.end(), [&](int &x) {
        x *= 2;
        sum += x;
    });
    std::cout << sum << '\n';
}
