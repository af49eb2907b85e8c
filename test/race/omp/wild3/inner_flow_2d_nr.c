// flow dependence on the inner index only
// flags: -fopenmp
#include <stdio.h>
double b[100][100];
int main(void)
{
    int n = 100, m = 100;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 1; j < m; j++)
            b[i][j] = b[i][j - 1] * 0.5;
    printf("%f\n", b[50][50]);
    return 0;
}
