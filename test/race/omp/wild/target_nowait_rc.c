// the host changes the array while a target region without wait works on it
// flags: -fopenmp
#include <stdio.h>

#define N 256

int main(void)
{
    static double y[N];

#pragma omp target map(tofrom : y[0 : N]) nowait
    for (int i = 0; i < N; i++)
        y[i] += 1.0; // RACE!
    y[0] = 5.0; // RACE!
#pragma omp taskwait
    printf("%f\n", y[0]);
    return 0;
}
