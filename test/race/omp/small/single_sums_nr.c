// single ends in a barrier: the mean is there when the others use it.
// flags: -fopenmp
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
#pragma omp single
        {
            for (int k = 0; k < omp_get_num_threads(); k++)
                mean += part[k];
            mean /= N;
        }
#pragma omp for reduction(+ : var)
        for (int i = 0; i < N; i++)
            var += (sample[i] - mean) * (sample[i] - mean);
    }
    printf("%f\n", var / N);
    return 0;
}
