// The lower half is filled from the upper one; the bound is one too high.
// flags: -fopenmp
#include <stdio.h>
#define LEN 256
double vec[LEN + 1];

int main(void)
{
    for (int i = 0; i <= LEN; i++)
        vec[i] = i;
#pragma omp parallel for
    for (int i = 0; i <= LEN / 2; i++)
        vec[i] = vec[i + LEN / 2] + 1.0; // RACE!
    printf("%f\n", vec[0]);
    return 0;
}
