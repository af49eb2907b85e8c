// The upper triangle, collapsed: each entry by itself
// flags: -fopenmp
#include <stdio.h>
#define N 120
static int c[N][N], a[N][N];
static void upper(int n)
{
#pragma omp parallel for collapse(2) schedule(dynamic, 8)
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++) {
            c[i][j] = 0;
            for (int k = 0; k < n; k++)
                c[i][j] += a[i][k] * a[j][k]; // NORACE
        }
}
int main(void)
{
    upper(N);
    printf("%d\n", c[2][3]);
    return 0;
}
