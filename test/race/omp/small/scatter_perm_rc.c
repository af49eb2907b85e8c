// Scatter through an index array in which values repeat.
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    int idx[N];
    double a[N], b[N];
    for (int i = 0; i < N; i++) {
        idx[i] = (i * 3) % 500;
        a[i] = 0;
        b[i] = i;
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int j = idx[i];
        a[j] = a[j] + b[i]; // RACE!
    }
    printf("%f\n", a[10]);
    return 0;
}
