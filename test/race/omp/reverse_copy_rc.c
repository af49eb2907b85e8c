// reverses an array in place, going over the middle
// flags: -fopenmp
#include <stdio.h>

#define N 1024

static int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int t = a[i]; // RACE!
        a[i] = a[N - 1 - i]; // RACE!
        a[N - 1 - i] = t; // RACE!
    }
    printf("%d\n", a[0]);
    return 0;
}
