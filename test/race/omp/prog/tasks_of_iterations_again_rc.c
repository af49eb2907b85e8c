// tasks of iterations, the loop is shared out again
// flags: -fopenmp
#include <stdio.h>
#define N 100
double a[N+1];
int main(void)
{
#pragma omp parallel
  for (int t = 0; t < 4; t++)
#pragma omp for nowait schedule(dynamic)
    for (int i = 0; i < N; i++) {
#pragma omp task firstprivate(i)
        a[i] += 0.5; // RACE!
    }
    printf("%f\n", a[7]);
    return 0;
}
