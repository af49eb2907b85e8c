// the update is atomic, another thread's read is not
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int hits = 0, peak = 0;

#pragma omp parallel for reduction(max : peak)
    for (int i = 0; i < 200; i++) {
        int now;

#pragma omp atomic
        hits += i & 1; // RACE!
        now = hits; // RACE!
        if (now > peak)
            peak = now;
    }
    printf("%d %d\n", hits, peak); // NORACE
    return 0;
}
