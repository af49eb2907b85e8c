// Chunks counted by asynchronous calls; a shared map is filled by them.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Counts = std::map<std::string, int>;

static void count_words(const std::string &text, Counts &out)
{
    std::istringstream in(text);
    std::string w;
    while (in >> w)
        ++out[w]; // RACE!
}

int main()
{
    const std::vector<std::string> texts = {"a b a c", "b b d", "a d e f", "g a b"};
    Counts all;
    std::vector<std::future<void>> fs;
    for (const auto &t : texts)
        fs.push_back(std::async(std::launch::async, [&all, &t] { count_words(t, all); }));
    for (auto &f : fs)
        f.wait();
    for (const auto &[k, n] : all)
        std::cout << k << ' ' << n << '\n';
}
