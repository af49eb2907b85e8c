// What does not fit into a row goes behind it, where the next row is
// flags: -fopenmp
#include <stdio.h>
#define P 5000
#define C 32
#define CAP 64
static float px[P];
static int count[C], member[C * CAP + P];
int main(void)
{
    for (int i = 0; i < P; i++)
        px[i] = (float)((i * 7919) % P) / P;
#pragma omp parallel for
    for (int i = 0; i < P; i++) {
        int c = (int)(px[i] * C), slot;
#pragma omp atomic capture
        slot = count[c]++;
        if (slot < 2 * CAP)
            member[c * CAP + slot] = i; // RACE!
    }
    printf("%d\n", member[7]);
    return 0;
}
