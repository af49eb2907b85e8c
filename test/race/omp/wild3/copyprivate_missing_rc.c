// single with nowait: the others read before the value is there
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    float scale = 0, out[64] = { 0 };
#pragma omp parallel num_threads(4)
    {
#pragma omp single nowait
        scale = 2.5f; // RACE!
#pragma omp for
        for (int i = 0; i < 64; i++)
            out[i] = i * scale; // RACE!
    }
    printf("%f\n", out[63]);
    return 0;
}
