// the masked block and the rest of the team write the same element
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
        header[0] = 7; // RACE!
        sum += header[0]; // RACE!
    }
    printf("%d\n", sum > 0); // NORACE
    return 0;
}
