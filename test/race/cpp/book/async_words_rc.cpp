// words counted by std::async, partial maps merged; the longest word is kept in one variable
// flags: -std=c++17
// tsan: no: seldom at the same time on a machine with two cores
#include <algorithm>
#include <future>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Histogram = std::map<std::string, int>;

static std::string longest;
static Histogram count(const std::vector<std::string> &lines, std::size_t from, std::size_t to)
{
    Histogram h;
    for (std::size_t i = from; i < to; ++i) {
        std::istringstream in(lines[i]);
        std::string word;
        while (in >> word) {
            ++h[word];
            if (word.size() > longest.size()) // RACE!
                longest = word; // RACE!
        }
    }
    return h;
}

int main()
{
    std::vector<std::string> lines;
    for (int i = 0; i < 100; ++i)
        lines.push_back("the quick brown fox number " + std::to_string(i) + " jumps");
    const std::size_t parts = 4, step = lines.size() / parts;
    std::vector<std::future<Histogram>> futures;
    for (std::size_t p = 0; p < parts; ++p) {
        std::size_t from = p * step, to = p + 1 == parts ? lines.size() : from + step;
        futures.push_back(std::async(std::launch::async, [&lines, from, to] { return count(lines, from, to); }));
    }
    Histogram all;
    for (auto &f : futures)
        for (const auto &[word, n] : f.get())
            all[word] += n;
    std::cout << all.size() << ' ' << all["fox"] << ' ' << longest << '\n';
    return 0;
}
