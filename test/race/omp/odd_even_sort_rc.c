// neighbours are compared in one sweep
// flags: -fopenmp
#include <stdio.h>
#define N 100

static int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = (i * 37) % N;
    for (int phase = 0; phase < N; phase++) {
        int start = 1;
#pragma omp parallel for
        for (int i = start; i < N; i++) {
            if (a[i - 1] > a[i]) { // RACE!
                int t = a[i - 1]; // RACE!
                a[i - 1] = a[i]; // RACE!
                a[i] = t; // RACE!
            }
        }
    }
    printf("%d\n", a[0]);
    return 0;
}
