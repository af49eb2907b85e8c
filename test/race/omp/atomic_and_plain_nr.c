// atomic updates and an atomic read beside them
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int done = 0, seen = 0;

#pragma omp parallel num_threads(8)
    {
        int now;
#pragma omp atomic
        done += 1; // NORACE
#pragma omp atomic read
        now = done; // NORACE
        if (now == 8) {
#pragma omp atomic write
            seen = 1;
        }
    }
    printf("%d\n", seen);
    return 0;
}
