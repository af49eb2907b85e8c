// Results of futures are collected into a map by the tasks themselves.
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
    std::vector<std::future<void>> futures;
    for (const auto &w : words) {
        futures.push_back(std::async(std::launch::async, [&lengths, &w] {
            int n = word_length(w);
            lengths[w] = n; // RACE!
        }));
    }
    for (auto &f : futures)
        f.wait();
    for (const auto &[w, n] : lengths)
        std::cout << w << ' ' << n << '\n';
}
