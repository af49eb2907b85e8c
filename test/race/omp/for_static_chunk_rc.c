// static schedule with chunks of one, each iteration also clears the next element
// flags: -fopenmp
#include <stdio.h>

#define N 256

static int flags[N + 1];

int main(void)
{
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < N; i++) {
        flags[i] = i; // RACE!
        flags[i + 1] = 0; // RACE!
    }
    printf("%d\n", flags[7]); // NORACE
    return 0;
}
