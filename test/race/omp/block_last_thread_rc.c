// blocks by thread number overlap by one element
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1003

int main(void)
{
    static int v[N + 1];
#pragma omp parallel
    {
        int id = omp_get_thread_num(), nt = omp_get_num_threads();
        int chunk = N / nt;
        int start = id * chunk;
        int end = start + chunk;
        if (id == nt - 1)
            end = N;
        for (int i = start; i <= end; i++)
            v[i] = i * id; // RACE!
    }
    printf("%d\n", v[5]);
    return 0;
}
