// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static int sum, rounds;

static void everybody_here(void)
{
#pragma omp barrier
    rounds++;
}

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        int mine = omp_get_thread_num();
#pragma omp critical
        {
            sum += mine;
        }
#pragma omp barrier
#pragma omp single
        printf("%d\n", sum);
    }
    return 0;
}
