// constant index table, all different
// flags: -fopenmp
#include <stdio.h>
#define N 8
static int idx[N] = {0, 3, 5, 7, 9, 11, 13, 15};
int main(void)
{
    double x[20] = {0};
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        x[idx[i]] += 1.0;
    printf("%f\n", x[5]);
    return 0;
}
