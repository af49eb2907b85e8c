// taskloop with grainsize fills two arrays; a second one with num_tasks sums what the first made
// flags: -fopenmp
// tsan: no: it reports the bounds of the tasks
#include <stdio.h>

#define N 1024

int main(void)
{
    static double a[N], b[N];
    double sum = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(64)
        for (int i = 0; i < N; i++) {
            a[i] = i;
            b[i] = 2.0 * i;
        }
#pragma omp taskloop num_tasks(8) reduction(+ : sum)
        for (int i = 0; i < N; i++)
            sum += a[i] * b[N - 1 - i];
    }
    printf("%f\n", sum);
    return 0;
}
