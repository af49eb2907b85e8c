// teams on a device add to one mapped sum
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int main(void)
{
    float x[N], y[N], dot = 0;
    for (int i = 0; i < N; i++) {
        x[i] = i;
        y[i] = 2;
    }
#pragma omp target teams distribute parallel for map(to : x, y) map(tofrom : dot)
    for (int i = 0; i < N; i++)
        dot += x[i] * y[i]; // RACE!
    printf("%f\n", dot);
    return 0;
}
