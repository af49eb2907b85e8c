// threads whose parts of a vector overlap, and that share maps
// flags: -std=c++17
// tsan: some: short runs seldom meet
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
        threads.emplace_back([first = numbers.begin() + i * 240,
                              last = numbers.begin() + (i + 1) * 250, &mine = counts[i / 2]] {
            for (auto it = first; it != last; ++it) {
                *it = static_cast<int>(it - first); // RACE! n
                ++mine[*it % 10]; // RACE! n c
            }
        });
        threads.emplace_back([&copies, &words, i] {
            auto first = copies.begin() + i * 250;
            std::transform(first, first + 250, copies.begin(), [](int n) { return n + 1; }); // RACE! t
            ++words[0]["done"]; // RACE! w
        });
    }
    for (auto &t : threads)
        t.join();
    std::printf("%d %d %d\n", numbers[3], counts[2][1], words[1]["done"]);
    return 0;
}
