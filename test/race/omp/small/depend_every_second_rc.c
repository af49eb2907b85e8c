// the reader names every second element and reads all of them
// flags: -fopenmp
// tsan: some
#include <stdio.h>

enum { N = 8 };

int main(void)
{
    static int a[N];
    int sum = 0;
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i < N; i++) {
#pragma omp task depend(out : a[i]) firstprivate(i)
            a[i] = i * i; // RACE!
        }
#pragma omp task depend(iterator(k = 0 : N : 2), in : a[k]) shared(sum)
        for (int k = 0; k < N; k++)
            sum += a[k]; // RACE!
#pragma omp taskwait
    }
    printf("%d\n", sum);
    return 0;
}
