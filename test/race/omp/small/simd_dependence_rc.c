// Lanes of a simd loop depend on each other over a distance of one.
// flags: -fopenmp
// tsan: no: lanes are no threads
#include <stdio.h>

int main(void)
{
    float v[128];
    for (int i = 0; i < 128; i++)
        v[i] = i;
#pragma omp simd
    for (int i = 0; i < 127; i++)
        v[i + 1] = v[i] * 0.5f; // RACE!
    printf("%f\n", v[127]);
    return 0;
}
