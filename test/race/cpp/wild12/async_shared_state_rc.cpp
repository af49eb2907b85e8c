// Two asynchronous calls add to one map.
#include <future>
#include <iostream>
#include <map>
#include <string>
#include <vector>

std::map<std::string, int> counts;

void count_words(const std::vector<std::string> &words)
{
    for (const auto &w : words)
        counts[w]++; // RACE!
}

int main()
{
    std::vector<std::string> a{"x", "y", "x"}, b{"y", "z"};
    auto f1 = std::async(std::launch::async, count_words, std::cref(a));
    auto f2 = std::async(std::launch::async, [&b] { count_words(b); });
    f1.get();
    f2.get();
    for (auto &p : counts) // NORACE
        std::cout << p.first << ' ' << p.second << '\n';
}
