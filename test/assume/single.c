/* A-SINGLE: the rounds of a `single` in a loop exclude each other. Without barriers they need not. */
// flags: -fopenmp
#include <stdio.h>

static int sum, all;

int main(void)
{
#pragma omp parallel
    for (int i = 0; i < 100; i++) {
#pragma omp single nowait
        sum += i;
#ifdef CONTROL
        all += i;
#endif
    }
    printf("%d %d\n", sum, all);
    return 0;
}
