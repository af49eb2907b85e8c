// Blocks of a vector that are all added to one result.
// flags: -std=c++14
#include <algorithm>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

template <typename It> void add_block(It first, It last, long &result)
{
    for (; first != last; ++first)
        result += *first; // RACE!
}

int main()
{
    std::vector<int> values(4000, 2);
    long result = 0;
    const std::size_t parts = 4, block = values.size() / parts;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < parts; ++i) {
        auto lo = values.begin() + i * block;
        threads.push_back(std::thread(add_block<std::vector<int>::iterator>, lo, lo + block,
                                      std::ref(result)));
    }
    for (auto &t : threads)
        t.join();
    std::cout << result << '\n'; // NORACE
}
