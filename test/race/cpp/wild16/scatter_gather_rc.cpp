// blocks add to one shared map, the lock is taken by a temporary that is gone at once
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

static std::map<std::string, int> totals;
static std::mutex guard;

static void count(const std::vector<std::string> &words, size_t lo, size_t hi)
{
    for (size_t i = lo; i < hi; ++i) {
        std::lock_guard<std::mutex>{guard};
        totals[words[i]]++; // RACE!
    }
}

int main()
{
    std::vector<std::string> words;
    for (int i = 0; i < 400; ++i)
        words.push_back("w" + std::to_string(i % 17));
    std::vector<std::thread> ts;
    for (size_t t = 0; t < 4; ++t)
        ts.emplace_back(count, std::cref(words), t * 100, (t + 1) * 100);
    for (auto &t : ts)
        t.join();
    std::cout << totals.size() << '\n';
}
