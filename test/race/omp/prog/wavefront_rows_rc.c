// longest common subsequence, rows in parallel though each needs the one above
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define LEN 100
static int c[LEN + 1][LEN + 1];

int main(void)
{
    char a[LEN + 1], b[LEN + 1];
    int i, j;
    for (i = 0; i < LEN; i++) {
        a[i] = 'a' + i % 7;
        b[i] = 'a' + i % 5;
    }
#pragma omp parallel for private(j)
    for (i = 1; i <= LEN; i++)
        for (j = 1; j <= LEN; j++) {
            if (a[i - 1] == b[j - 1])
                c[i][j] = c[i - 1][j - 1] + 1; // RACE!
            else if (c[i - 1][j] > c[i][j - 1]) // RACE!
                c[i][j] = c[i - 1][j]; // RACE!
            else
                c[i][j] = c[i][j - 1]; // RACE!
        }
    printf("%d\n", c[LEN][LEN]);
    return 0;
}
