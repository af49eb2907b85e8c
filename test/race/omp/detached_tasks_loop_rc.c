// tasks use the loop variable of their creator, which goes on
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i;
    int out[40];

#pragma omp parallel
#pragma omp single
    {
        for (i = 0; i < 40; i++) { // RACE!
#pragma omp task shared(i, out)
            out[i % 40] = i; // RACE!
        }
    }
    printf("%d\n", out[3]);
    return 0;
}
