// The upper half of an array is made from the lower one, behind a test.
// flags: -fopenmp
#include <stdio.h>
int a[200];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 200; i++) {
        if (i >= 100)
            a[i] = a[i - 100] + a[199 - i];
    }
    printf("%d\n", a[3]);
    return 0;
}
