// Particles are put into cells with an atomic counter for each cell
// flags: -fopenmp
#include <stdio.h>
#define P 5000
#define C 32
#define CAP 512
static float px[P];
static int count[C], member[C][CAP];
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
            member[c][slot] = i; // NORACE
    }
    long s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int c = 0; c < C; c++)
        for (int k = 0; k < count[c] && k < CAP; k++)
            s += member[c][k];
    printf("%ld\n", s);
    return 0;
}
