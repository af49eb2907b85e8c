// blocks of a vector go through two steps; the second depends on nothing
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define NB 8
#define BS 128
static void init(double *b, int v)
{
    for (int i = 0; i < BS; i++)
        b[i] = v + i; // RACE!
}
static void scale(double *b)
{
    for (int i = 0; i < BS; i++)
        b[i] *= 2; // RACE!
}
static double sum(const double *b)
{
    double s = 0;
    for (int i = 0; i < BS; i++)
        s += b[i]; // RACE!
    return s;
}
int main(void)
{
    double *v = malloc(NB * BS * sizeof *v), part[NB], total = 0;
#pragma omp parallel
#pragma omp single
    {
        for (int b = 0; b < NB; b++) {
#pragma omp task depend(out : v[b * BS])
            init(&v[b * BS], b);
#pragma omp task
            scale(&v[b * BS]);
#pragma omp task depend(in : v[b * BS]) shared(part)
            part[b] = sum(&v[b * BS]);
        }
#pragma omp taskwait
        for (int b = 0; b < NB; b++)
            total += part[b];
    }
    printf("%f\n", total);
    free(v);
    return 0;
}
