// flow dependence on the outer index
// flags: -fopenmp
#include <stdio.h>
double b[100][100];
int main(void)
{
    int n = 100, m = 100;
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i][j] = b[i - 1][j] * 0.5; // RACE!
    printf("%f\n", b[50][50]);
    return 0;
}
