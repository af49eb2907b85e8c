// The second stage needs two elements of the first, and names one.
// flags: -fopenmp
#include <stdio.h>
#define N 32
static int raw[N + 1], cooked[N];

int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i <= N; i++) {
#pragma omp task depend(out : raw[i])
            raw[i] = i * i; // RACE!
        }
        for (int i = 0; i < N; i++) {
#pragma omp task depend(in : raw[i]) depend(out : cooked[i])
            cooked[i] = raw[i] + raw[i + 1]; // RACE!
        }
    }
    printf("%d\n", cooked[3]);
    return 0;
}
