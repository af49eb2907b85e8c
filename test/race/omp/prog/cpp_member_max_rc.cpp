// max kept in a member without protection
// flags: -fopenmp
#include <cstdio>
#include <vector>
struct Stats {
    double best = 0;
    void see(double x) { if (x > best) best = x; } // RACE!
};
int main()
{
    std::vector<double> v(100, 2.0);
    Stats s;
#pragma omp parallel for
    for (std::size_t i = 0; i < v.size(); ++i)
        s.see(v[i]);
    std::printf("%f\n", s.best);
}
