// the value after the loop by lastprivate
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int i, x;
    int len = 10000;
#pragma omp parallel for private(i) lastprivate(x)
    for (i = 0; i < len; i++)
        x = i;
    printf("x=%d\n", x);
    return 0;
}
