// prefix sum in two passes: partial sums per thread, one thread adds them up, offsets added
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

static void scan(int *x, int n)
{
    int *partial = NULL;

#pragma omp parallel
    {
        int t = omp_get_thread_num();
        int nt = omp_get_num_threads();
        int sum = 0;
#pragma omp single
        {
            partial = malloc((nt + 1) * sizeof(int));
            partial[0] = 0;
        }
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) {
            sum += x[i];
            x[i] = sum;
        }
        partial[t + 1] = sum;
#pragma omp barrier
        int offset = 0;
        for (int i = 0; i < t + 1; i++)
            offset += partial[i];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            x[i] += offset;
    }
    free(partial);
}

int main(void)
{
    static int x[1000];

    for (int i = 0; i < 1000; i++)
        x[i] = i % 3;
    scan(x, 1000);
    printf("%d\n", x[999]);
    return 0;
}
