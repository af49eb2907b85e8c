// Tasks with in, out, inoutset and mutexinoutset
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0, sum = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1; // NORACE
#pragma omp task depend(out : y)
        y = 2; // NORACE
#pragma omp task depend(in : x) depend(mutexinoutset : sum)
        sum += x; // NORACE
#pragma omp task depend(in : y) depend(mutexinoutset : sum)
        sum += y; // NORACE
#pragma omp task depend(in : sum)
        printf("%d\n", sum); // NORACE
    }
    return 0;
}
