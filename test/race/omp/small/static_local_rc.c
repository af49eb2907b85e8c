// A function called in the region keeps state in a static variable.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

static unsigned next_random(void)
{
    static unsigned seed = 12345;
    seed = seed * 1103515245u + 12345u; // RACE!
    return (seed >> 16) & 0x7fff; // RACE!
}

int main(void)
{
    int inside = 0;
#pragma omp parallel for reduction(+ : inside)
    for (int i = 0; i < 10000; i++) {
        double x = next_random() / 32768.0;
        double y = next_random() / 32768.0;
        if (x * x + y * y <= 1.0)
            inside++;
    }
    printf("%f\n", 4.0 * inside / 10000);
    return 0;
}
