// Chunks counted by asynchronous calls, each returns its map.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Counts = std::map<std::string, int>;

static Counts count_words(const std::string &text)
{
    Counts out;
    std::istringstream in(text);
    std::string w;
    while (in >> w)
        ++out[w];
    return out;
}

int main()
{
    const std::vector<std::string> texts = {"a b a c", "b b d", "a d e f", "g a b"};
    std::vector<std::future<Counts>> fs;
    for (const auto &t : texts)
        fs.push_back(std::async(std::launch::async, count_words, std::cref(t)));
    Counts all;
    for (auto &f : fs)
        for (const auto &[k, n] : f.get())
            all[k] += n;
    for (const auto &[k, n] : all)
        std::cout << k << ' ' << n << '\n';
}
