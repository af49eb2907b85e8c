// Word count into one unordered_map without a lock; the vector of words is only read.
#include <iostream>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

using Counts = std::unordered_map<std::string, int>;

void count(const std::vector<std::string> &words, size_t begin, size_t end, Counts &counts)
{
    for (size_t i = begin; i < end; ++i)
        ++counts[words[i]]; // RACE!
}

int main()
{
    std::vector<std::string> words;
    for (int i = 0; i < 1000; ++i)
        words.push_back("w" + std::to_string(i % 37));
    Counts counts;
    size_t half = words.size() / 2;
    std::thread left(count, std::cref(words), 0, half, std::ref(counts));
    std::thread right(count, std::cref(words), half, words.size(), std::ref(counts));
    left.join();
    right.join();
    for (auto &[word, n] : counts)
        std::cout << word << ' ' << n << '\n';
}
