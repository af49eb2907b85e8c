// producer and consumer are ordered by depend clauses
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int data = 0, other = 0, result = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(data) depend(out : data)
        data = 5; // NORACE
#pragma omp task shared(data, result, other) depend(in : data)
        result = data + other; // NORACE
    }
    printf("%d\n", result); // NORACE
    return 0;
}
