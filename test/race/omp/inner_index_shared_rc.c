// the inner loop's index is declared outside and shared
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

#define N 40

static int m[N][N];

int main(void)
{
    int j;

#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        for (j = 0; j < N; j++) // RACE!
            m[i][j] = i * j; // RACE!
    }
    printf("%d\n", m[3][4]); // NORACE
    return 0;
}
