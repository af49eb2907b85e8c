// step two writes the neighbour's element
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int b[N + 2];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i += 2) {
        b[i] = i; // RACE!
        b[i + 2] = 1; // RACE!
    }
    printf("%d\n", b[5]);
    return 0;
}
