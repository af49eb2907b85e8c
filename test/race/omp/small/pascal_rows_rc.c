// Pascal's triangle in one row, updated in place.
// flags: -fopenmp
#include <stdio.h>
#define N 200

int main(void)
{
    unsigned row[N + 1] = {1};
    for (int n = 1; n <= N; n++) {
#pragma omp parallel for
        for (int k = n; k > 0; k--)
            row[k] += row[k - 1]; // RACE!
    }
    printf("%u\n", row[N / 2]);
    return 0;
}
