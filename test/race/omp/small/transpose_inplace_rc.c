// In-place transposition visits each pair twice.
// flags: -fopenmp
#include <stdio.h>

#define N 100
int m[N][N];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int t = m[i][j]; // RACE!
            m[i][j] = m[j][i]; // RACE!
            m[j][i] = t; // RACE!
        }
    printf("%d\n", m[3][4]);
    return 0;
}
