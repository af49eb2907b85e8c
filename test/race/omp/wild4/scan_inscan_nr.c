// Prefix sum with an inscan reduction
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 1000
int a[N], b[N];
int main(void)
{
    int sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for reduction(inscan, + : sum)
    for (int i = 0; i < N; i++) {
        sum += a[i]; // NORACE
#pragma omp scan inclusive(sum)
        b[i] = sum; // NORACE
    }
    printf("%d\n", b[N - 1]);
    return 0;
}
