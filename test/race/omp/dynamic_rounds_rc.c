// loops handed out piece by piece, again in every round without a barrier; one in a function
// flags: -fopenmp
#include <stdio.h>

#define N 100

static int x[N], y[N];

static void add(void)
{
#pragma omp for schedule(guided) nowait
    for (int i = 0; i < N; i++)
        y[i] += i; // RACE! y
}

int main(void)
{
#pragma omp parallel
    for (int round = 0; round < 10; round++) {
#pragma omp for schedule(dynamic) nowait
        for (int i = 0; i < N; i++)
            x[i] += i; // RACE! x
        add();
    }
    printf("%d %d\n", x[3], y[3]);
    return 0;
}
