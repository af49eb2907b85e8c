// the bins are shared and counted without atomics
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <future>
#include <string>
#include <unordered_map>
#include <vector>

static void count_letters(const std::string &text, std::vector<int> &bins)
{
    for (char ch : text)
        if (ch >= 'a' && ch <= 'z')
            bins[ch - 'a']++; // RACE!
}

int main()
{
    std::vector<std::string> texts = {"the quick brown fox", "jumps over", "the lazy dog", "again and again"};
    std::vector<int> bins(26);
    std::vector<std::future<void>> jobs;
    for (const auto &t : texts)
        jobs.emplace_back(std::async(std::launch::async, count_letters, std::cref(t), std::ref(bins)));
    for (auto &j : jobs)
        j.wait();
    for (int n : bins)
        std::printf("%d ", n);
    std::printf("\n");
}
