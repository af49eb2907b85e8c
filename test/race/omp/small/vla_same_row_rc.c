// Rows of a length that is read: the elements of one row depend on each other.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = atoi(argv[1]), m = atoi(argv[2]);
    double t[n + 1][m + 1];
    t[0][0] = 0;
    for (int i = 1; i <= n; i++)
#pragma omp parallel for
        for (int j = 1; j <= m; j++)
            t[i][j] = t[i][j - 1] + 1; // RACE!
    printf("%f\n", t[n][m]);
    return 0;
}
