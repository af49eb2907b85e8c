// the index array maps two iterations to one element
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
        target[where[i]] += i; // RACE!
    printf("%d\n", target[4]); // NORACE
    return 0;
}
