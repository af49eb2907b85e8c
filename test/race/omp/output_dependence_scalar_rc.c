// the last value of a shared scalar is kept by hand
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, x = 0, len = 10000;
#pragma omp parallel for private(i)
    for (i = 0; i < len; i++)
        x = i; // RACE!
    printf("x=%d\n", x);
    return 0;
}
