// two kinds of tasks, one after the other
// flags: -fopenmp
#include <stdio.h>
static double a[256], b[256];
int main(void)
{
#pragma omp parallel
  {
#pragma omp single
        for (int k = 0; k < 4; k++) {
#pragma omp task firstprivate(k)
            b[k] = 1;
        }
#pragma omp single
        for (int k = 0; k < 4; k++) {
#pragma omp task firstprivate(k)
            a[k] = b[k+1];
        }
  }
    printf("%f\n", a[3]);
    return 0;
}
