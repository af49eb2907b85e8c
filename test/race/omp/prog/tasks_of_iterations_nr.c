// every thread makes tasks for its own iterations
// flags: -fopenmp
#include <stdio.h>
#define N 100
double a[N];
int main(void)
{
#pragma omp parallel
#pragma omp for
    for (int i = 0; i < N; i++) {
#pragma omp task firstprivate(i)
        a[i] = i * 0.5;
    }
    printf("%f\n", a[7]);
    return 0;
}
