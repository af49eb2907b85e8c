// the last value of a scalar by lastprivate
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, x = 0, len = 10000;
#pragma omp parallel for private(i) lastprivate(x)
    for (i = 0; i < len; i++)
        x = i; // NORACE
    printf("x=%d\n", x);
    return 0;
}
