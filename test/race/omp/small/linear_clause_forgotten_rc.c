// The compacted position is stepped by everybody.
// flags: -fopenmp
#include <stdio.h>
#define N 600
double src[N], dst[N];

int main(void)
{
    int k = 0;
    for (int i = 0; i < N; i++)
        src[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i += 3) {
        dst[k] = src[i]; // RACE!
        k++; // RACE!
    }
    printf("%f %d\n", dst[10], k);
    return 0;
}
