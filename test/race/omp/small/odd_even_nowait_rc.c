// Odd-even transposition sort whose loops do not wait for each other.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
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
#pragma omp for nowait
            for (int i = 1; i < N; i += 2)
                if (a[i - 1] > a[i]) { // RACE!
                    int t = a[i]; // RACE!
                    a[i] = a[i - 1]; // RACE!
                    a[i - 1] = t; // RACE!
                }
        } else {
#pragma omp for nowait
            for (int i = 1; i < N - 1; i += 2)
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
