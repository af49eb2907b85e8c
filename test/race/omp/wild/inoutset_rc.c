// tasks of an inoutset run at the same time and add to the same variable
// flags: -fopenmp -fopenmp-version=51
// needs: clang-19
#include <stdio.h>

int main(void)
{
    int sum = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : sum) shared(sum)
        sum = 10;
#pragma omp task depend(inoutset : sum) shared(sum)
        sum += 1; // RACE!
#pragma omp task depend(inoutset : sum) shared(sum)
        sum += 2; // RACE!
#pragma omp task depend(in : sum) shared(sum)
        printf("%d\n", sum);
    }
    return 0;
}
