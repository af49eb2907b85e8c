// even elements are written, their neighbours on both sides too
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    static int a[1001];
    int i;

    for (i = 0; i < 1001; i++)
        a[i] = i;
#pragma omp parallel for
    for (i = 0; i < 500; i++)
        a[2 * i] = a[2 * i + 2] + 3; // RACE!
    printf("%d %d\n", a[0], a[999]);
    return 0;
}
