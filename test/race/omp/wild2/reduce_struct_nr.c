// minimum and its place by a declared reduction
// flags: -fopenmp
#include <float.h>
#include <stdio.h>
struct best { double v; int at; };
static struct best pick(struct best a, struct best b) { return a.v <= b.v ? a : b; }
#pragma omp declare reduction(best : struct best : omp_out = pick(omp_out, omp_in)) initializer(omp_priv = { DBL_MAX, -1 })
int main(void)
{
    double x[1000];
    struct best m = { DBL_MAX, -1 };
    for (int i = 0; i < 1000; i++)
        x[i] = (i * 37) % 1009;
#pragma omp parallel for reduction(best : m)
    for (int i = 0; i < 1000; i++)
        if (x[i] < m.v) {
            m.v = x[i];
            m.at = i;
        }
    printf("%f %d\n", m.v, m.at);
    return 0;
}
