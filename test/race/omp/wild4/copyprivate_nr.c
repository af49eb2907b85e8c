// A value read by one thread, given to all by copyprivate
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <omp.h>
int main(void)
{
    double x, out[64] = { 0 };
#pragma omp parallel private(x) num_threads(8)
    {
#pragma omp single copyprivate(x)
        x = 3.5;
        out[omp_get_thread_num()] = x * omp_get_thread_num(); // NORACE
    }
    printf("%f\n", out[3]);
    return 0;
}
