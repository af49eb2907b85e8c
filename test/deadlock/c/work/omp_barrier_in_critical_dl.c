// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static int sum, rounds;

static void everybody_here(void)
{
#pragma omp barrier // DEADLOCK!
    rounds++; // DEADLOCK
}

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        int mine = omp_get_thread_num();
#pragma omp critical // DEADLOCK
        { // DEADLOCK
            sum += mine; // DEADLOCK
            everybody_here(); // DEADLOCK
        }
#pragma omp single
        printf("%d\n", sum);
    }
    return 0;
}
