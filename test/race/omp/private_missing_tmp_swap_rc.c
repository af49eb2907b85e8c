// a temporary outside of the loop is shared
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, tmp;
    int len = 100, a[100], c[100];
    for (i = 0; i < len; i++) {
        a[i] = i;
        c[i] = -i;
    }
#pragma omp parallel for
    for (i = 0; i < len; i++) {
        tmp = a[i]; // RACE!
        a[i] = c[i];
        c[i] = tmp; // RACE!
    }
    printf("%d %d\n", a[50], c[50]);
    return 0;
}
