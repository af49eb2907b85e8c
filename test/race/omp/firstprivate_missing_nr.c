// an offset that every thread advances is firstprivate
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int offset = 10, i;
    int a[200];

#pragma omp parallel for firstprivate(offset)
    for (i = 0; i < 200; i++) {
        a[i] = i + offset; // NORACE
        offset += 1; // NORACE
    }
    printf("%d %d\n", a[3], offset);
    return 0;
}
