// the consumer task names another dependence than the producer
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int data = 0, other = 0, result = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(data) depend(out : data)
        data = 5; // RACE!
#pragma omp task shared(data, result, other) depend(in : other)
        result = data + other; // RACE!
    }
    printf("%d\n", result); // NORACE
    return 0;
}
