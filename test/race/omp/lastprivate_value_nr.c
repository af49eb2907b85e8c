// the loop leaves its last value in a lastprivate variable
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, last = -1;

#pragma omp parallel for lastprivate(last)
    for (i = 0; i < 300; i++)
        last = i; // NORACE
    printf("%d\n", last);
    return 0;
}
