// teams and parallel loop on the host, with a reduction
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    static int a[N];
    int sum = 0;

    for (int i = 0; i < N; i++)
        a[i] = i & 3;
#pragma omp target teams distribute parallel for map(to : a) map(tofrom : sum) reduction(+ : sum)
    for (int i = 0; i < N; i++)
        sum += a[i]; // NORACE
    printf("%d\n", sum);
    return 0;
}
