// a value of the last iteration is kept in a shared variable
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int n = 100, last = 0, x;
    int a[100];
    for (int i = 0; i < n; i++)
        a[i] = i * i;
#pragma omp parallel for firstprivate(last)
    for (int i = 0; i < n; i++) {
        last = a[i];
        x = last + 1; // RACE!
    }
    printf("%d %d\n", last, x);
    return 0;
}
