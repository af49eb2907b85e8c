// A start that is read again after it was changed, by some threads before the barrier and by others behind it.
// flags: -fopenmp
// tsan: some: who reads when differs
#include <omp.h>
#include <stdio.h>

static int mark[400];

int main(void)
{
    int first = 5;
#pragma omp parallel
    {
        int base = first;
#pragma omp barrier
        if (omp_get_thread_num() == 0)
            first = 7;
#pragma omp barrier
        int later = first;
#pragma omp for nowait
        for (int i = 0; i < 100; i++)
            mark[base + i] = i; // RACE!
#pragma omp for
        for (int i = 0; i < 100; i++)
            mark[later + i] += i; // RACE!
    }
    printf("%d\n", mark[9]);
    return 0;
}
