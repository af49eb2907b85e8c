// A threadprivate generator, seeded by copyin; counts by reduction
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
static unsigned seed = 12345;
#pragma omp threadprivate(seed)
static unsigned next_random(void)
{
    seed = seed * 1103515245u + 12345u; // NORACE
    return seed >> 16;
}
int main(void)
{
    long inside = 0;
#pragma omp parallel copyin(seed) reduction(+ : inside)
    {
        seed += (unsigned)omp_get_thread_num(); // NORACE
#pragma omp for
        for (int i = 0; i < 100000; i++) {
            double x = next_random() % 1000 / 1000.0, y = next_random() % 1000 / 1000.0;
            inside += x * x + y * y < 1; // NORACE
        }
    }
    printf("%f\n", 4.0 * inside / 100000);
    return 0;
}
