// Each cell has a counter, but all cells are filled in one row
// flags: -fopenmp
#include <stdio.h>
#define P 5000
#define C 32
#define CAP 512
static float px[P];
static int count[C], member[CAP];
int main(void)
{
    for (int i = 0; i < P; i++)
        px[i] = (float)((i * 7919) % P) / P;
#pragma omp parallel for
    for (int i = 0; i < P; i++) {
        int c = (int)(px[i] * C), slot;
#pragma omp atomic capture
        slot = count[c]++;
        if (slot < CAP)
            member[slot] = i; // RACE!
    }
    printf("%d\n", member[7]);
    return 0;
}
