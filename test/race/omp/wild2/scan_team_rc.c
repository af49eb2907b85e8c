// prefix sums: nobody waits for the sums of the parts before
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
void scan(int *x, int n)
{
    int *suma;
#pragma omp parallel
    {
        const int ithread = omp_get_thread_num();
        const int nthreads = omp_get_num_threads();
#pragma omp single
        {
            suma = malloc(sizeof(int) * (nthreads + 1));
            suma[0] = 0;
        }
        int sum = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) {
            sum += x[i];
            x[i] = sum;
        }
        suma[ithread + 1] = sum; // RACE!
        int offset = 0;
        for (int i = 0; i < ithread + 1; i++)
            offset += suma[i]; // RACE!
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            x[i] += offset;
    }
    free(suma);
}
int main(void)
{
    int x[1000];
    for (int i = 0; i < 1000; i++)
        x[i] = 1;
    scan(x, 1000);
    printf("%d\n", x[999]);
    return 0;
}
