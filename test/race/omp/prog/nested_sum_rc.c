// the inner region adds to a variable of the outer thread without reduction
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 32
int m[N][N], row[N];
int main(void)
{
#pragma omp parallel for num_threads(4)
    for (int i = 0; i < N; i++) {
        int s = 0;
#pragma omp parallel for num_threads(2)
        for (int j = 0; j < N; j++)
            s += m[i][j]; // RACE!
        row[i] = s;
    }
    printf("%d\n", row[3]);
    return 0;
}
