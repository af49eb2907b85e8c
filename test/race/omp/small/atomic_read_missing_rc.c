// Atomic increments, plain read of the progress.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int done = 0, printed = 0;
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < 1000; i++) {
#pragma omp atomic
            done++; // RACE!
        }
#pragma omp master
        {
            if (done > 500) // RACE!
                printed = 1;
        }
    }
    printf("%d %d\n", done, printed);
    return 0;
}
