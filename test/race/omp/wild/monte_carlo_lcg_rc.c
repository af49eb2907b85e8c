// Monte Carlo with a generator whose state is a static variable of a function
// flags: -fopenmp
// tsan: some: one line as a rule
#include <stdio.h>

static double next_random(void)
{
    static unsigned long state = 12345;
    state = state * 1103515245UL + 12345UL; // RACE!
    return (double)((state >> 16) & 0x7fff) / 32768.0; // RACE!
}

int main(void)
{
    int inside = 0, n = 20000;

#pragma omp parallel for reduction(+ : inside)
    for (int i = 0; i < n; i++) {
        double x = next_random();
        double y = next_random();
        inside += x * x + y * y < 1.0;
    }
    printf("%f\n", 4.0 * inside / n);
    return 0;
}
