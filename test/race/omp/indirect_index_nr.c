// the index array is not needed, every iteration has its own element
// flags: -fopenmp
#include <stdio.h>

#define N 180

int main(void)
{
    static int target[N];
    int where[N];

    for (int i = 0; i < N; i++)
        where[i] = (i * 2) % N;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        target[i] += where[i]; // NORACE
    printf("%d\n", target[4]); // NORACE
    return 0;
}
