// Words counted in maps of each thread, merged under critical.
// flags: -fopenmp
#include <cstdio>
#include <map>
#include <string>
#include <vector>

int main()
{
    std::vector<std::string> lines = {"a b c", "b c d", "c d e", "d e f"};
    std::map<std::string, int> total;
#pragma omp parallel
    {
        std::map<std::string, int> mine;
#pragma omp for nowait
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::string word;
            for (char c : lines[i]) {
                if (c == ' ') {
                    ++mine[word];
                    word.clear();
                } else {
                    word += c;
                }
            }
            ++mine[word];
        }
#pragma omp critical
        for (const auto &kv : mine)
            total[kv.first] += kv.second;
    }
    std::printf("%zu\n", total.size());
    return 0;
}
