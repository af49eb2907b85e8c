// partial results by a declared reduction
// flags: -fopenmp
#include <cstdio>
#include <vector>

struct Stat {
    double sum = 0, best = -1;
    void add(double x)
    {
        sum += x; // NORACE
        if (x > best) // NORACE
            best = x; // NORACE
    }
    void merge(const Stat &o)
    {
        sum += o.sum;
        if (o.best > best)
            best = o.best;
    }
};
#pragma omp declare reduction(join : Stat : omp_out.merge(omp_in)) initializer(omp_priv = Stat())

int main()
{
    Stat st;
    std::vector<double> v(500, 0.5);
#pragma omp parallel for reduction(join : st)
    for (int i = 0; i < 500; i++)
        st.add(v[i]);
    std::printf("%f %f\n", st.sum, st.best);
    return 0;
}
