// std::async per chunk, futures collected in a vector, sums added after get
// flags: -std=c++17
#include <future>
#include <iostream>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

using Counts = std::unordered_map<std::string, int>;

static Counts count_words(const std::vector<std::string> &words, size_t from, size_t to)
{
    Counts counts;
    for (size_t i = from; i < to; ++i)
        ++counts[words[i]]; // NORACE
    return counts;
}

int main()
{
    std::vector<std::string> words;
    for (int i = 0; i < 1000; ++i)
        words.push_back("w" + std::to_string(i % 17));
    const size_t parts = 4, step = words.size() / parts;
    std::vector<std::future<Counts>> futures;
    for (size_t p = 0; p < parts; ++p)
        futures.push_back(std::async(std::launch::async, count_words, std::cref(words), p * step,
                                     (p + 1) * step));
    Counts all;
    for (auto &f : futures)
        for (auto &[word, n] : f.get())
            all[word] += n; // NORACE
    std::cout << all.size() << '\n';
}
