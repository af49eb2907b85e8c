// Odd-even sort in which the parallel loop walks over all neighbours.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

#define N 100
int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = N - i;
    for (int phase = 0; phase < N; phase++) {
#pragma omp parallel for
        for (int i = 0; i < N - 1; i++) {
            if (a[i] > a[i + 1]) { // RACE!
                int t = a[i]; // RACE!
                a[i] = a[i + 1]; // RACE!
                a[i + 1] = t; // RACE!
            }
        }
    }
    printf("%d\n", a[0]);
    return 0;
}
