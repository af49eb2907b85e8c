// the loop leaves its last value in a shared variable
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, last = -1;

#pragma omp parallel for
    for (i = 0; i < 300; i++)
        last = i; // RACE!
    printf("%d\n", last);
    return 0;
}
