// Two halves are sorted by two threads, then merged.
#include <algorithm>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> data;
    for (int i = 0; i < 1000; ++i)
        data.push_back((i * 7919) % 1009);
    auto mid = data.begin() + data.size() / 2;
    std::thread left([&] { std::sort(data.begin(), mid); });
    std::thread right([&] { std::sort(mid, data.end(), std::less<int>()); });
    left.join();
    right.join();
    std::inplace_merge(data.begin(), mid, data.end());
    std::cout << std::is_sorted(data.begin(), data.end()) << '\n';
}
