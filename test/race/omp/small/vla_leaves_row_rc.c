// A row that is written behind its end.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = atoi(argv[1]), m = atoi(argv[2]);
    double t[n + 2][m];
    t[0][0] = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            t[i][j + m] = t[i][j] + 1; // RACE!
    printf("%f\n", t[n][1]);
    return 0;
}
