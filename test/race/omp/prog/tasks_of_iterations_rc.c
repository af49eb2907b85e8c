// tasks of iterations use the neighbour's element
// flags: -fopenmp
#include <stdio.h>
#define N 100
double a[N+1];
int main(void)
{
#pragma omp parallel
#pragma omp for schedule(dynamic,2)
    for (int i = 0; i < N; i++) {
#pragma omp task firstprivate(i)
        a[i] = a[i+1] * 0.5; // RACE!
    }
    printf("%f\n", a[7]);
    return 0;
}
