// nowait is safe: the two static loops give each thread the same iterations
// flags: -fopenmp
#include <stdio.h>

#define N 400

int main(void)
{
    static int a[N], b[N];

#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            a[i] = i * 3; // NORACE
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            b[i] = a[i] + 1; // NORACE
    }
    printf("%d\n", b[0]); // NORACE
    return 0;
}
