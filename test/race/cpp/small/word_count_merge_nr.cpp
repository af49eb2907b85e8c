// Each mapper counts words in a map of its own and merges it under a lock.
#include <future>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using Counts = std::unordered_map<std::string, int>;

class Totals {
    Counts counts_;
    std::mutex mutex_;

public:
    void merge(const Counts &part)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        for (const auto &[word, n] : part)
            counts_[word] += n;
    }
    const Counts &counts() const { return counts_; }
};

static Counts count_words(const std::string &text)
{
    Counts result;
    std::istringstream in(text);
    std::string word;
    while (in >> word)
        ++result[word];
    return result;
}

int main()
{
    std::vector<std::string> texts = {"to be or not to be", "be quick", "not now", "or never"};
    Totals totals;
    std::vector<std::future<void>> mappers;
    for (const std::string &text : texts)
        mappers.push_back(std::async(std::launch::async,
                                     [&totals, &text] { totals.merge(count_words(text)); }));
    for (auto &m : mappers)
        m.get();
    for (const auto &[word, n] : totals.counts())
        std::cout << word << ' ' << n << '\n';
}
