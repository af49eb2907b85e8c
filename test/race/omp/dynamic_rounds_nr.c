// loops handed out piece by piece, again in every round of a loop with a barrier; one in a function
// flags: -fopenmp
#include <stdio.h>

#define N 100

static int x[N], y[N];

static void add(void)
{
#pragma omp for schedule(guided) nowait
    for (int i = 0; i < N; i++)
        y[i] += i; // NORACE
}

int main(void)
{
#pragma omp parallel
    for (int round = 0; round < 10; round++) {
#pragma omp for schedule(dynamic)
        for (int i = 0; i < N; i++)
            x[i] += i; // NORACE
        add();
    }
    printf("%d %d\n", x[3], y[3]);
    return 0;
}
