// an orphaned worksharing loop with a reduction on a global
// flags: -fopenmp
#include <stdio.h>

static double energy;
static double field[500];

static void accumulate(void)
{
#pragma omp for reduction(+ : energy)
    for (int i = 0; i < 500; i++)
        energy += field[i] * field[i]; // NORACE
}

int main(void)
{
    for (int i = 0; i < 500; i++)
        field[i] = i * 0.01;
#pragma omp parallel
    accumulate();
    printf("%f\n", energy);
    return 0;
}
