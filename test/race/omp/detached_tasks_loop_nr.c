// tasks use a copy of the loop variable of their creator
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i;
    int out[40];

#pragma omp parallel
#pragma omp single
    {
        for (i = 0; i < 40; i++) { // NORACE
#pragma omp task firstprivate(i) shared(out)
            out[i % 40] = i; // NORACE
        }
    }
    printf("%d\n", out[3]);
    return 0;
}
