// an offset that every iteration advances is shared
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int offset = 10, i;
    int a[200];

#pragma omp parallel for
    for (i = 0; i < 200; i++) {
        a[i] = i + offset; // RACE!
        offset += 1; // RACE!
    }
    printf("%d %d\n", a[3], offset);
    return 0;
}
