// the inner loop's index is declared inside the loop
// flags: -fopenmp
#include <stdio.h>

#define N 40

static int m[N][N];

int main(void)
{

#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++)
            m[i][j] = i * j; // NORACE
    }
    printf("%d\n", m[3][4]); // NORACE
    return 0;
}
