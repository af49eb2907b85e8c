// a reduction's result is read before the end of the loop is waited for
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    double sum = 0, avg[64] = { 0 }, v[1000];
    for (int i = 0; i < 1000; i++)
        v[i] = i;
#pragma omp parallel num_threads(4)
    {
#pragma omp for reduction(+ : sum) nowait // RACE
        for (int i = 0; i < 1000; i++) // RACE
            sum += v[i]; // RACE
#pragma omp for
        for (int i = 0; i < 64; i++)
            avg[i] = sum / 1000; // RACE!
    }
    printf("%f\n", avg[0]);
    return 0;
}
