// the masked block writes an element that the others read after a barrier
// flags: -fopenmp -fopenmp-version=51
// needs: clang-19
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int header[2] = {0, 0};
    int sum = 0;

#pragma omp parallel num_threads(4) reduction(+ : sum)
    {
#pragma omp masked
        header[0] = 7; // NORACE
#pragma omp barrier
        sum += header[0]; // NORACE
    }
    printf("%d\n", sum > 0); // NORACE
    return 0;
}
