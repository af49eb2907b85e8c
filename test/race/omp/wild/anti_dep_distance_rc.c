// anti, true and output dependences at several distances
// flags: -fopenmp
// tsan: some: depends on the schedule
#include <stdio.h>

#define N 400

int main(void)
{
    int a[N + 10], b[2 * N], c[N], d[N];

    for (int i = 0; i < N + 10; i++)
        a[i] = i;
    for (int i = 0; i < N; i++)
        b[i] = b[i + N] = c[i] = d[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[i] = a[i + 7] + 1; // RACE! a
#pragma omp parallel for
    for (int i = 1; i < N / 2; i++)
        b[2 * i] = b[i] + 1; // RACE! b
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        c[i / 2] = i; // RACE! c
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        d[N - 1 - i] += d[i]; // RACE! d
    printf("%d %d %d %d\n", a[1], b[2], c[3], d[4]);
    return 0;
}
