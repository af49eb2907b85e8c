// the index is the thread number of the outer team, used in an inner loop of all threads
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    long partial[64] = {0};
    long total = 0;

#pragma omp parallel num_threads(4)
    {
        int me = omp_get_thread_num();

        me = me / 2;
        for (int i = 0; i < 100; i++)
            partial[me] += i; // RACE!
    }
    for (int i = 0; i < 4; i++)
        total += partial[i]; // NORACE
    printf("%ld\n", total);
    return 0;
}
