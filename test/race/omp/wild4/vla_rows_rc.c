// Rows of a VLA, the last element of a row also belongs to the next thread
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
static void smooth(int n, int m, double a[n][m])
{
#pragma omp parallel for
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = (a[i][j] + a[i + 1][j]) / 2; // RACE!
}
int main(void)
{
    double a[40][50];
    for (int i = 0; i < 40; i++)
        for (int j = 0; j < 50; j++)
            a[i][j] = i * j;
    smooth(40, 50, a);
    printf("%f\n", a[2][3]);
    return 0;
}
