// std::map read only, per-iteration results, std::string locals
// flags: -fopenmp
#include <cstdio>
#include <map>
#include <string>
#include <vector>
int main()
{
    std::map<std::string, int> table{{"a", 1}, {"b", 2}, {"c", 3}};
    std::vector<std::string> keys{"a", "b", "c", "a"};
    std::vector<int> out(keys.size());
#pragma omp parallel for
    for (int i = 0; i < (int)keys.size(); i++) {
        std::string k = keys[i];
        auto it = table.find(k);
        out[i] = it == table.end() ? -1 : it->second;
    }
    std::printf("%d\n", out[2]);
}
