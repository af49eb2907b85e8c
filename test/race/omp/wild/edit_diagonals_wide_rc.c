// anti-diagonals that go one column too far: the first one of the next row
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 20, m = argc > 2 ? atoi(argv[2]) : 30;
    int *d = calloc((n + 1) * (m + 1), sizeof(int));
    for (int k = 2; k <= n + m; k++) {
        int lo = MAX(1, k - m - 1), hi = MIN(n, k);
#pragma omp parallel for
        for (int i = lo; i < hi; i++) {
            int j = k - i;
            d[i * (m + 1) + j] = d[(i - 1) * (m + 1) + j - 1] + d[(i + 1) * (m + 1) + j - m - 1] + 1; // RACE!
        }
    }
    printf("%d\n", d[n * (m + 1) - 1]);
    return 0;
}
