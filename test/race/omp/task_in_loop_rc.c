// tasks made in a loop all add to one sum
// flags: -fopenmp
#include <stdio.h>

#define COUNT 64

static long work(int i) { return (long)i * i; }

int main(void)
{
    long out[COUNT], sum = 0;

#pragma omp parallel
#pragma omp single
    for (int i = 0; i < COUNT; i++) {
#pragma omp task firstprivate(i) shared(out, sum)
        {
            out[i] = work(i);
            sum += out[i]; // RACE!
        }
    }
    printf("%ld\n", sum);
    return 0;
}
