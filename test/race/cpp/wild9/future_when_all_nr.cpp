// Results of futures are collected into a map by main.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <map>
#include <string>
#include <vector>

static int word_length(const std::string &w) { return static_cast<int>(w.size()); }

int main()
{
    const std::vector<std::string> words = {"alpha", "beta", "gamma", "delta"};
    std::map<std::string, int> lengths;
    std::vector<std::pair<std::string, std::future<int>>> futures;
    for (const auto &w : words) {
        futures.emplace_back(w, std::async(std::launch::async, word_length, w));
    }
    for (auto &[w, f] : futures)
        lengths[w] = f.get();
    for (const auto &[w, n] : lengths)
        std::cout << w << ' ' << n << '\n';
}
