// The end of a run is the larger of two numbers: each goes to the end of the array
// flags: -fopenmp
#include <stdio.h>
static int larger(int a, int b) { return a > b ? a : b; }
static int v[4096];
static void fill(int lo, int hi)
{
    for (int k = lo; k < hi; k++)
        v[k] = lo; // RACE!
}
int main(void)
{
#pragma omp parallel for
    for (int lo = 0; lo < 4096; lo += 64)
        fill(lo, larger(lo + 64, 4096));
    printf("%d\n", v[17]);
    return 0;
}
