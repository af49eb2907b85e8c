// an array by firstprivate
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int scratch[16] = { 0 };
    int sum = 0;
#pragma omp parallel for firstprivate(scratch) reduction(+ : sum)
    for (int i = 0; i < 100; i++) {
        for (int k = 0; k < 16; k++)
            scratch[k] = i + k;
        for (int k = 0; k < 16; k++)
            sum += scratch[k];
    }
    printf("%d\n", sum);
    return 0;
}
