// a function is called with separate parts of one buffer
// flags: -fopenmp
#include <stdio.h>

static void scale(float *restrict to, const float *restrict from, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        to[i] = from[i] * 3; // NORACE
}

int main(void)
{
    static float buf[2000];
    for (int i = 0; i < 2000; i++)
        buf[i] = i;
    scale(buf + 1000, buf, 1000);
    printf("%f\n", buf[5]);
    return 0;
}
