// static schedule with chunks of one, each iteration has its own element
// flags: -fopenmp
#include <stdio.h>

#define N 256

static int flags[N + 1];

int main(void)
{
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < N; i++) {
        flags[i] = i; // NORACE
    }
    printf("%d\n", flags[7]); // NORACE
    return 0;
}
