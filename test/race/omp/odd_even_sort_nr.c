// odd and even phases of an odd-even sort
// flags: -fopenmp
#include <stdio.h>
#define N 100

static int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = (i * 37) % N;
    for (int phase = 0; phase < N; phase++) {
        int start = phase % 2 + 1;
#pragma omp parallel for
        for (int i = start; i < N; i += 2) {
            if (a[i - 1] > a[i]) { // NORACE
                int t = a[i - 1]; // NORACE
                a[i - 1] = a[i]; // NORACE
                a[i] = t; // NORACE
            }
        }
    }
    printf("%d\n", a[0]);
    return 0;
}
