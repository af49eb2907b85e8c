// User-defined reduction on a struct.
// flags: -fopenmp
#include <float.h>
#include <stdio.h>

typedef struct {
    double v;
    int at;
} minloc;

static minloc least(minloc a, minloc b)
{
    return b.v < a.v || (b.v == a.v && b.at < a.at) ? b : a;
}

#pragma omp declare reduction(minloc : minloc : omp_out = least(omp_out, omp_in)) \
    initializer(omp_priv = (minloc){DBL_MAX, -1})

int main(void)
{
    double x[500];
    for (int i = 0; i < 500; i++)
        x[i] = (i * 37) % 101;
    minloc m = {DBL_MAX, -1};
#pragma omp parallel for reduction(minloc : m)
    for (int i = 0; i < 500; i++) {
        minloc c = {x[i], i};
        m = least(m, c);
    }
    printf("%f %d\n", m.v, m.at);
    return 0;
}
