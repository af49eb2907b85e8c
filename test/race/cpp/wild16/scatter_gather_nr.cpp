// words are counted by blocks of a vector<string>; each block's map comes back by its future
// flags: -std=c++17
#include <future>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using Counts = std::map<std::string, int>;
using Iter = std::vector<std::string>::const_iterator;

static Counts count(Iter first, Iter last)
{
    Counts c;
    for (; first != last; ++first)
        ++c[*first]; // NORACE
    return c;
}

int main()
{
    std::vector<std::string> words;
    for (int i = 0; i < 400; ++i)
        words.push_back("w" + std::to_string(i % 17));
    std::vector<std::future<Counts>> parts;
    auto it = words.cbegin();
    const auto step = words.size() / 4;
    for (int i = 0; i < 4; ++i, it += step)
        parts.push_back(std::async(std::launch::async, count, it, it + step));
    Counts all;
    for (auto &p : parts)
        for (const auto &[word, n] : p.get())
            all[word] += n; // NORACE
    std::cout << all.size() << '\n';
}
