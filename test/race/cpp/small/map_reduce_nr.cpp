// Word count with a map for each thread, merged after the join.
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>

using Counts = std::map<std::string, int>;

int main()
{
    std::vector<std::string> words;
    for (int i = 0; i < 1000; ++i)
        words.push_back("w" + std::to_string(i % 37));
    const unsigned n = 4;
    std::vector<Counts> partial(n);
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < n; ++t) {
        threads.emplace_back([&words, &partial, t] {
            Counts &mine = partial[t];
            for (size_t i = t; i < words.size(); i += n)
                mine[words[i]]++;
        });
    }
    for (auto &th : threads)
        th.join();
    Counts total;
    for (const auto &p : partial)
        for (const auto &kv : p)
            total[kv.first] += kv.second;
    for (const auto &kv : total)
        std::cout << kv.first << ": " << kv.second << "\n";
}
