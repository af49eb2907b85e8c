// saxpy and a dot product on the host device.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 10000;
    float a = 2.0f, *x = malloc(n * sizeof(float)), *y = malloc(n * sizeof(float)), dot = 0;
    for (int i = 0; i < n; i++) {
        x[i] = 1.0f;
        y[i] = i;
    }
#pragma omp target data map(to : x[0:n]) map(tofrom : y[0:n])
    {
#pragma omp target teams distribute parallel for simd
        for (int i = 0; i < n; i++)
            y[i] = a * x[i] + y[i];
#pragma omp target teams distribute parallel for reduction(+ : dot) map(tofrom : dot)
        for (int i = 0; i < n; i++)
            dot += x[i] * y[i];
    }
    printf("%f\n", dot);
    free(x);
    free(y);
    return 0;
}
