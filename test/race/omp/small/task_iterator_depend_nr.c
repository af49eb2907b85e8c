// A task that waits for the whole row of producers by an iterator in its depend clause.
// flags: -fopenmp -fopenmp-version=50
// tsan: no: the runtime's edges of iterators are not told to the tool
#include <stdio.h>
#define N 8

int main(void)
{
    int part[N], sum = 0;
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i < N; i++) {
#pragma omp task depend(out : part[i]) firstprivate(i) shared(part)
            part[i] = i * i;
        }
#pragma omp task depend(iterator(k = 0 : N), in : part[k]) shared(part, sum)
        for (int i = 0; i < N; i++)
            sum += part[i];
    }
    printf("%d\n", sum);
    return 0;
}
