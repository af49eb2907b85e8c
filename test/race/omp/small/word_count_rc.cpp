// Words counted in one shared map.
// flags: -fopenmp
#include <cstdio>
#include <string>
#include <unordered_map>
#include <vector>

int main()
{
    std::vector<std::string> words = {"a", "b", "c", "a", "b"};
    std::unordered_map<std::string, int> total;
#pragma omp parallel for
    for (int i = 0; i < (int)words.size(); ++i)
        total[words[i]]++; // RACE!
    std::printf("%zu\n", total.size());
    return 0;
}
