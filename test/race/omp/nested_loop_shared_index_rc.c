// old-style declarations: the inner index is shared
// flags: -fopenmp
#include <stdio.h>

int a[100][100];

int main(void)
{
    int i, j;

#pragma omp parallel for
    for (i = 0; i < 100; i++) {
        for (j = 0; j < 100; j++) { // RACE!
            a[i][j] = a[i][j] + 1; // RACE!
        }
    }
    printf("%d\n", a[1][2]);
    return 0;
}
