// each thread of the team makes tasks of its own, which no token orders
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int tok = 0;
    long sum = 0;
#pragma omp parallel
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : tok) shared(sum)
        {
            sum += i; // RACE!
        }
    }
    printf("%ld\n", sum);
    return tok;
}
