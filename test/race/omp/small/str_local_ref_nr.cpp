// one string each, through a reference, with an inner loop over indices
// flags: -fopenmp
#include <cctype>
#include <cstdio>
#include <string>
#include <vector>
int main()
{
    std::vector<std::string> v(100, "hello");
#pragma omp parallel for
    for (int i = 0; i < 100; ++i) {
        std::string &s = v[i];
        for (std::size_t k = 0; k < s.size(); ++k)
            s[k] = std::toupper(s[k]);
    }
    std::printf("%s\n", v[3].c_str());
}
