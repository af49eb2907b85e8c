// Tiles that end one row behind the next one's first.
// flags: -fopenmp
#include <stdio.h>
#define max(x, y) ((x) > (y) ? (x) : (y))
#define min(x, y) ((x) < (y) ? (x) : (y))
#define N 500
double B[N][N];
int main(void)
{
    int t1, t3, t4;
#pragma omp parallel for private(t3, t4)
    for (t1 = 0; t1 <= 15; t1++)
        for (t3 = max(1, 32 * t1); t3 <= min(N - 2, 32 * t1 + 32); t3++)
            for (t4 = 1; t4 <= N - 2; t4++)
                B[t3][t4] += 1; // RACE!
    printf("%f\n", B[3][3]);
    return 0;
}
