// The smaller of two bounds where the larger one is meant: all tiles begin at the first.
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
        for (t3 = min(1, 32 * t1); t3 <= min(N - 2, 32 * t1 + 31); t3++)
            B[t3] += 1; // RACE!
    printf("%f\n", B[3]);
    return 0;
}
