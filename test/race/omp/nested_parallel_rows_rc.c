// inner teams write the same row
// flags: -fopenmp
#include <stdio.h>
#define N 40

static int t[N][N];

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < N; i++) {
#pragma omp parallel for num_threads(2)
        for (int j = 0; j < N; j++)
            t[0][j] += i; // RACE!
    }
    printf("%d\n", t[0][5]);
    return 0;
}
