// a reduction that the program declares
// flags: -fopenmp
#include <cstdio>
struct Stats {
    double lo = 1e30, hi = -1e30;
    void add(double x)
    {
        if (x < lo)
            lo = x;
        if (x > hi)
            hi = x;
    }
    void join(const Stats &o)
    {
        add(o.lo);
        add(o.hi);
    }
};
#pragma omp declare reduction(join : Stats : omp_out.join(omp_in)) initializer(omp_priv = Stats())
int main()
{
    Stats s;
#pragma omp parallel for reduction(join : s)
    for (int i = 0; i < 1000; i++)
        s.add((i * 37 % 101) / 7.0);
    std::printf("%f %f\n", s.lo, s.hi);
}
