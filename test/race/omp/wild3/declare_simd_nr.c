// a function for vectors, in a parallel simd loop
// flags: -fopenmp
#include <stdio.h>
#pragma omp declare simd uniform(k) linear(p : 1) notinbranch
static float scale(const float *p, float k) { return *p * k; }
int main(void)
{
    static float a[1024], b[1024];
#pragma omp parallel for simd simdlen(8) schedule(simd : static)
    for (int i = 0; i < 1024; i++)
        b[i] = scale(&a[i], 3.f);
    printf("%f\n", b[5]);
    return 0;
}
