// Word counts: each async task returns a map, main merges them.
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
    Counts c;
    std::istringstream in(text);
    std::string w;
    while (in >> w)
        ++c[w];
    return c;
}

int main()
{
    const std::vector<std::string> texts{"a b a", "b c", "a c c c"};
    std::vector<std::future<Counts>> parts;
    for (const auto &t : texts)
        parts.push_back(std::async(std::launch::async, count_words, std::cref(t)));
    Counts total;
    for (auto &p : parts)
        for (const auto &[word, n] : p.get())
            total[word] += n;
    for (const auto &[word, n] : total)
        std::cout << word << '=' << n << '\n';
}
