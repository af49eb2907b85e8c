// partial results are joined without a declared reduction
// flags: -fopenmp
#include <cstdio>
#include <vector>

struct Stat {
    double sum = 0, best = -1;
    void add(double x)
    {
        sum += x; // RACE! s
        if (x > best) // RACE! b
            best = x; // RACE! b
    }
    void merge(const Stat &o)
    {
        sum += o.sum;
        if (o.best > best)
            best = o.best;
    }
};

int main()
{
    Stat st;
    std::vector<double> v(500, 0.5);
#pragma omp parallel for
    for (int i = 0; i < 500; i++)
        st.add(v[i]);
    std::printf("%f %f\n", st.sum, st.best);
    return 0;
}
