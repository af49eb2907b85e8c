// Two stages with a buffer in between, ordered by dependences on elements.
// flags: -fopenmp
#include <stdio.h>
#define N 32
static int raw[N], cooked[N], sum;

int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i < N; i++) {
#pragma omp task depend(out : raw[i])
            raw[i] = i * i;
#pragma omp task depend(in : raw[i]) depend(out : cooked[i])
            cooked[i] = raw[i] + 1;
#pragma omp task depend(in : cooked[i]) depend(inout : sum)
            sum += cooked[i];
        }
    }
    printf("%d\n", sum);
    return 0;
}
