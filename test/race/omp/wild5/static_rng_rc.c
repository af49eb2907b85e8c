// The generator's state is an ordinary static variable
// tsan: some: not every line is reached at the same time as another
// flags: -fopenmp
#include <stdio.h>
static unsigned state = 1;
static unsigned next_random(void)
{
    state = state * 1103515245u + 12345u; // RACE!
    return state >> 16; // RACE!
}
int main(void)
{
    long inside = 0;
#pragma omp parallel for reduction(+ : inside)
    for (int i = 0; i < 100000; i++) {
        double x = next_random() % 1000 / 1000.0, y = next_random() % 1000 / 1000.0;
        inside += x * x + y * y < 1; // NORACE
    }
    printf("%f\n", 4.0 * inside / 100000);
    return 0;
}
