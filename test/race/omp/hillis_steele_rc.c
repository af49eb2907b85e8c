// Hillis-Steele scan in one array
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define N 256

static int a[N], b[N];

int main(void)
{

    for (int i = 0; i < N; i++)
        a[i] = 1;
    for (int d = 1; d < N; d *= 2) {
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            if (i >= d)
                a[i] += a[i - d]; // RACE!
        }
    }
    printf("%d %d\n", a[N - 1], b[N - 1]);
    return 0;
}
