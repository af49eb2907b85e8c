/* A-DEPEND: tasks that name different blocks write one element too many, in the next block. */
// flags: -fopenmp
#include <stdio.h>

#define N 64
#define BLOCK 8

static int x[N + 1], count;

int main(void)
{
#pragma omp parallel
#pragma omp single
    for (int b = 0; b < N; b += BLOCK) {
#pragma omp task depend(out : x[b]) firstprivate(b)
        {
#ifdef CONTROL
            count++;
#endif
            for (int i = b; i <= b + BLOCK; i++)
                x[i] = i;
        }
    }
    printf("%d %d\n", x[3], count);
    return 0;
}
