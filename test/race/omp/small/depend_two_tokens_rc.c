// tasks depend on one of two tokens
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int tok[2] = {0};
    long sum = 0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : tok[i % 2]) shared(sum)
        {
            sum += i; // RACE!
        }
    }
    printf("%ld\n", sum);
    return tok[0];
}
