// Hillis-Steele scan with two arrays that change places
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define N 256

static int a[N], b[N];

int main(void)
{
    int *from = a, *to = b;

    for (int i = 0; i < N; i++)
        a[i] = 1;
    for (int d = 1; d < N; d *= 2) {
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            to[i] = i >= d ? from[i] + from[i - d] : from[i]; // NORACE
        }
        int *t = from;
        from = to;
        to = t;
    }
    printf("%d %d\n", a[N - 1], b[N - 1]);
    return 0;
}
