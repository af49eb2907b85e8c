// Odd-even transposition sort.
// flags: -fopenmp
#include <stdio.h>

#define N 128
static int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = (i * 37) % N;
#pragma omp parallel
    for (int phase = 0; phase < N; phase++) {
        if (phase % 2 == 0) {
#pragma omp for
            for (int i = 1; i < N; i += 2)
                if (a[i - 1] > a[i]) {
                    int t = a[i];
                    a[i] = a[i - 1];
                    a[i - 1] = t;
                }
        } else {
#pragma omp for
            for (int i = 1; i < N - 1; i += 2)
                if (a[i] > a[i + 1]) {
                    int t = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = t;
                }
        }
    }
    printf("%d\n", a[0]);
    return 0;
}
