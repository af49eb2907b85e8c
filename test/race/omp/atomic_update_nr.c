// update and read are atomic
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int hits = 0, peak = 0;

#pragma omp parallel for reduction(max : peak)
    for (int i = 0; i < 200; i++) {
        int now;

#pragma omp atomic
        hits += i & 1; // NORACE
#pragma omp atomic read
        now = hits; // NORACE
        if (now > peak)
            peak = now;
    }
    printf("%d %d\n", hits, peak); // NORACE
    return 0;
}
