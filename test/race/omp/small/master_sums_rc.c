// master has no barrier: the others go on and use the mean that it has not computed.
// flags: -fopenmp
// tsan: some: the order of the two may be the lucky one
#include <omp.h>
#include <stdio.h>
#define N 512
static float sample[N];

int main(void)
{
    float mean = 0, part[64] = {0};
    float var = 0;
    for (int i = 0; i < N; i++)
        sample[i] = (float)(i % 11);
#pragma omp parallel shared(mean, part)
    {
        int t = omp_get_thread_num();
#pragma omp for
        for (int i = 0; i < N; i++)
            part[t] += sample[i];
#pragma omp master
        {
            for (int k = 0; k < omp_get_num_threads(); k++)
                mean += part[k]; // RACE!
            mean /= N; // RACE!
        }
#pragma omp for reduction(+ : var)
        for (int i = 0; i < N; i++)
            var += (sample[i] - mean) * (sample[i] - mean); // RACE!
    }
    printf("%f\n", var / N);
    return 0;
}
