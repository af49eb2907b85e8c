// Everything is listed, but the swap variable is listed as shared.
// flags: -fopenmp
// tsan: some: which half of the exchange is seen depends on time
#include <stdio.h>
#define N 100

int main(void)
{
    int i, tmp;
    int a[N], b[N];
    for (i = 0; i < N; i++) {
        a[i] = i;
        b[i] = N - i;
    }
#pragma omp parallel for default(none) shared(a, b, tmp) private(i)
    for (i = 0; i < N; i++) {
        tmp = a[i]; // RACE!
        a[i] = b[i];
        b[i] = tmp; // RACE!
    }
    printf("%d\n", a[0]);
    return 0;
}
