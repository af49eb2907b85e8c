// two kinds of tasks, one after the other
// flags: -fopenmp
#include <stdio.h>
static double a[256], b[256];
static void one(int n) { for (int k = 0; k < n; k++)
#pragma omp task firstprivate(k)
            b[k] = 1;
}
static void two(int n) { for (int k = 0; k < n; k++)
#pragma omp task firstprivate(k)
            a[k] = b[k+1];
}
int main(void)
{
#pragma omp parallel
#pragma omp single
  { for (int t = 0; t < 10; t++) {
        one(100);
#pragma omp taskwait
        two(100);
#pragma omp taskwait
  } }
    printf("%f\n", a[3]);
    return 0;
}
