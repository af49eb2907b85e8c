// the index is the thread's own number
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

        for (int i = 0; i < 100; i++)
            partial[me] += i; // NORACE
    }
    for (int i = 0; i < 4; i++)
        total += partial[i]; // NORACE
    printf("%ld\n", total);
    return 0;
}
