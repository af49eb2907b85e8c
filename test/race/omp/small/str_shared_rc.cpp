// All iterations change the first string
// flags: -fopenmp
#include <cctype>
#include <cstdio>
#include <string>
#include <vector>
int main()
{
    std::vector<std::string> v(100, "hello");
#pragma omp parallel for
    for (int i = 0; i < 100; ++i)
        for (char &c : v[i / 2])
            c = std::toupper(c); // RACE!
    std::printf("%s\n", v[3].c_str());
}
