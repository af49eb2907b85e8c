// all tasks depend on one token and run one after the other
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int tok = 0;
    long sum = 0;
    static long a[10];
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : tok) shared(sum)
        {
            sum += i;
            a[0] += sum;
        }
    }
    printf("%ld\n", sum);
    return tok;
}
