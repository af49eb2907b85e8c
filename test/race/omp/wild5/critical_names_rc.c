// Maximum under one critical section, its place under another one
// tsan: no: the two rarely run at the same time
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int main(void)
{
    static int v[N];
    int max = -1, where = -1, updates = 0;
    for (int i = 0; i < N; i++)
        v[i] = i * 37 % 101;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
#pragma omp critical(maximum)
        if (v[i] > max) { // NORACE
            max = v[i]; // NORACE
            where = i; // NORACE
            updates++; // RACE!
        }
#pragma omp critical(counting)
        if (v[i] == 0)
            updates++; // RACE!
    }
    printf("%d %d %d\n", max, where, updates); // NORACE
    return 0;
}
