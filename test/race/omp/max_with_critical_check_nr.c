// compared again inside, first comparison atomic
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
        int now;
#pragma omp atomic read
        now = max;
        if (a[i] > now) {
#pragma omp critical
            {
                if (a[i] > max)
                {
#pragma omp atomic write
                    max = a[i];
                }
            }
        }
    }
    printf("%d\n", max);
    return 0;
}
