// threads that each have a part of a vector, given by iterators, and a map of their own
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

int main()
{
    std::vector<int> numbers(1000), copies(1000);
    std::vector<std::map<int, int>> counts(4);
    std::vector<std::unordered_map<std::string, int>> words(4);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([first = numbers.begin() + i * 250,
                              last = numbers.begin() + (i + 1) * 250, &mine = counts[i]] {
            for (auto it = first; it != last; ++it) {
                *it = static_cast<int>(it - first);
                ++mine[*it % 10];
            }
        });
        threads.emplace_back([&copies, &words, i] {
            auto first = copies.begin() + i * 250;
            std::transform(first, first + 250, first, [](int n) { return n + 1; });
            ++words[i]["done"];
        });
    }
    for (auto &t : threads)
        t.join();
    std::printf("%d %d %d\n", numbers[3], counts[2][1], words[1]["done"]);
    return 0;
}
