// five barriers in a round, but not between the reading of a sum and its reset
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    static double x[N], y[N];
    double sum = 0, last = 0;

#pragma omp parallel
    for (int round = 0; round < 10; round++) {
#pragma omp for
        for (int i = 0; i < N; i++)
            x[i] = y[N - 1 - i];
#pragma omp barrier
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < N; i++)
            sum += x[i];
        double mean = sum / N; // RACE!
#pragma omp single
        {
            last = sum;
            sum = 0; // RACE!
        }
#pragma omp for
        for (int i = 0; i < N; i++)
            y[i] = x[i] + mean;
    }
    printf("%f %f\n", last, y[3]);
    return 0;
}
