// Views that keep the address of one vector's storage, in an array of structs.
// flags: -fopenmp
#include <cstdio>
#include <vector>

struct view {
    double *first;
    int count;
};

int main()
{
    std::vector<double> data(100);
    std::vector<view> parts(8);
    for (int i = 0; i < 8; ++i) {
        view v = {data.data(), 100};
        parts[i] = v;
    }
#pragma omp parallel for
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < parts[i].count; ++j)
            parts[i].first[j] += 1; // RACE!
    std::printf("%f\n", data[0]);
    return 0;
}
