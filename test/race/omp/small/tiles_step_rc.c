// Tiles that are larger than the steps between them.
// flags: -fopenmp
#include <stdio.h>
#define max(x, y) ((x) > (y) ? (x) : (y))
#define min(x, y) ((x) < (y) ? (x) : (y))
#define N 500
double B[N];
int main(void)
{
    int t1, t3;
#pragma omp parallel for private(t3)
    for (t1 = 0; t1 <= 15; t1++)
        for (t3 = max(1, 16 * t1); t3 <= min(N - 2, 16 * t1 + 31); t3++)
            B[t3] += 1; // RACE!
    printf("%f\n", B[3]);
    return 0;
}
