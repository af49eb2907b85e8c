// old-style declarations with a private inner index
// flags: -fopenmp
#include <stdio.h>

int a[100][100];

int main(void)
{
    int i, j;

#pragma omp parallel for private(j)
    for (i = 0; i < 100; i++) {
        for (j = 0; j < 100; j++) { // NORACE
            a[i][j] = a[i][j] + 1; // NORACE
        }
    }
    printf("%d\n", a[1][2]);
    return 0;
}
