// threadprivate class member and namespace variable, both copied in
// flags: -fopenmp
#include <cstdio>
#include <omp.h>

struct Counter {
    static int hits;
#pragma omp threadprivate(hits)
    static void touch() { hits++; }
};
int Counter::hits = 0;

namespace stats {
static double weight = 1.5;
#pragma omp threadprivate(weight)
}

int main()
{
    double sum = 0;
    int all = 0;

    stats::weight = 2.0;
#pragma omp parallel copyin(stats::weight) reduction(+ : sum, all)
    {
        for (int i = 0; i < 100; i++)
            Counter::touch();
        stats::weight += omp_get_thread_num();
        sum += stats::weight;
        all += Counter::hits;
    }
    std::printf("%f %d\n", sum, all);
}
