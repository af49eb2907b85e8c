// an orphaned worksharing loop, the sum is a global
// flags: -fopenmp
#include <stdio.h>

static double energy;
static double field[500];

static void accumulate(void)
{
#pragma omp for
    for (int i = 0; i < 500; i++)
        energy += field[i] * field[i]; // RACE!
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
