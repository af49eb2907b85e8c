// one map for all threads; only the insertion is critical
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
#pragma omp parallel for
    for (size_t i = 0; i < words.size(); i++) {
        if (total.find(words[i]) == total.end()) { // RACE!
#pragma omp critical
            total.insert({ words[i], 0 }); // RACE!
        }
    }
    std::printf("%zu\n", total.size());
}
