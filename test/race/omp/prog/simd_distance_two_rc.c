// true dependence at distance two, runtime length
// tsan: no: one thread, lanes of vectors
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char *argv[])
{
    int len = 100;
    if (argc > 1) len = atoi(argv[1]);
    int a[len], b[len];
    for (int i = 0; i < len; i++) { a[i] = i; b[i] = i + 1; }
#pragma omp simd
    for (int i = 0; i < len - 2; i++)
        a[i + 2] = a[i] + b[i]; // RACE!
    for (int i = 0; i < len; i++) printf("%d\n", a[i]);
    return 0;
}
