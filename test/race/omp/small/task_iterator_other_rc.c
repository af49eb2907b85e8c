// The iterator names another row than the one that the producers name.
// flags: -fopenmp -fopenmp-version=50
// tsan: some: the tasks seldom meet
#include <stdio.h>
#define N 8

int main(void)
{
    int part[N], other[N], sum = 0;
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i < N; i++) {
#pragma omp task depend(out : part[i]) firstprivate(i) shared(part)
            part[i] = i * i; // RACE!
        }
#pragma omp task depend(iterator(k = 0 : N), in : other[k]) shared(part, sum)
        for (int i = 0; i < N; i++)
            sum += part[i]; // RACE!
    }
    printf("%d\n", sum);
    return 0;
}
