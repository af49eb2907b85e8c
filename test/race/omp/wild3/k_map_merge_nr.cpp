// maps of each thread, merged in a critical region
// flags: -fopenmp
#include <cstdio>
#include <map>
#include <string>
#include <vector>
int main()
{
    std::vector<std::string> words;
    for (int i = 0; i < 1000; i++)
        words.push_back("w" + std::to_string(i % 37));
    std::map<std::string, int> total;
#pragma omp parallel
    {
        std::map<std::string, int> mine;
#pragma omp for nowait
        for (size_t i = 0; i < words.size(); i++)
            ++mine[words[i]];
#pragma omp critical(merge)
        for (const auto &kv : mine)
            total[kv.first] += kv.second;
    }
    std::printf("%zu\n", total.size());
}
