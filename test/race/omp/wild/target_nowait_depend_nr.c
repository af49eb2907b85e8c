// two target regions in turn by depend, the host waits before it reads
// flags: -fopenmp
#include <stdio.h>

#define N 256

int main(void)
{
    static double x[N], y[N];

    for (int i = 0; i < N; i++) {
        x[i] = i;
        y[i] = 1;
    }
#pragma omp target teams distribute parallel for map(tofrom : y[0 : N]) map(to : x[0 : N]) nowait depend(out : y)
    for (int i = 0; i < N; i++)
        y[i] += 2.0 * x[i];
#pragma omp target parallel for map(tofrom : y[0 : N]) nowait depend(inout : y)
    for (int i = 0; i < N; i++)
        y[i] *= 0.5;
#pragma omp taskwait
    printf("%f\n", y[10]);
    return 0;
}
