// a maximum is compared outside of critical and set inside
// flags: -fopenmp
#include <stdio.h>
#define N 1000

static int a[N];

int main(void)
{
    int max = 0;
    for (int i = 0; i < N; i++)
        a[i] = (i * 7919) % 1009;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        if (a[i] > max) { // RACE!
#pragma omp critical
            {
                if (a[i] > max)
                    max = a[i]; // RACE!
            }
        }
    }
    printf("%d\n", max);
    return 0;
}
