// A user-defined reduction of a struct: minimum and its place
// flags: -fopenmp
// link: -fopenmp -lm
#include <float.h>
#include <stdio.h>
typedef struct { double v; int at; } minloc;
static minloc least(minloc a, minloc b)
{
    return a.v < b.v || (a.v == b.v && a.at < b.at) ? a : b;
}
#pragma omp declare reduction(minl : minloc : omp_out = least(omp_out, omp_in)) initializer(omp_priv = (minloc){DBL_MAX, -1})
int main(void)
{
    double x[500];
    minloc m = { DBL_MAX, -1 };
    for (int i = 0; i < 500; i++)
        x[i] = (i * 7919) % 1013;
#pragma omp parallel for reduction(minl : m)
    for (int i = 0; i < 500; i++)
        if (x[i] < m.v) { // NORACE
            m.v = x[i]; // NORACE
            m.at = i; // NORACE
        }
    printf("%f at %d\n", m.v, m.at);
    return 0;
}
