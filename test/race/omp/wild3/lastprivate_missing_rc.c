// the value after the loop is wanted, lastprivate was forgotten
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int i, x;
    int len = 10000;
#pragma omp parallel for private(i)
    for (i = 0; i < len; i++)
        x = i; // RACE!
    printf("x=%d\n", x);
    return 0;
}
