// an index that is counted up across the iterations
// flags: -fopenmp
#include <stdio.h>
#define N 200

int main(void)
{
    int a[N], b[N], j = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i += 2) {
        b[j] = a[i]; // RACE!
        j++; // RACE!
    }
    printf("%d %d\n", j, b[10]);
    return 0;
}
