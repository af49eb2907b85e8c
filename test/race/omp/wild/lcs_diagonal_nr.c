// longest common subsequence by diagonals
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
#define N 64
static int t[N + 1][N + 1];
int main(void)
{
    char a[N + 1], b[N + 1];
    for (int i = 0; i < N; i++) {
        a[i] = 'a' + i % 5;
        b[i] = 'a' + i % 3;
    }
    for (int d = 2; d <= 2 * N; d++) {
        int lo = d - N > 1 ? d - N : 1, hi = d - 1 < N ? d - 1 : N;
#pragma omp parallel for
        for (int i = lo; i <= hi; i++) {
            int j = d - i;
            if (a[i - 1] == b[j - 1])
                t[i][j] = t[i - 1][j - 1] + 1;
            else
                t[i][j] = t[i - 1][j] > t[i][j - 1] ? t[i - 1][j] : t[i][j - 1];
        }
    }
    printf("%d\n", t[N][N]);
    return 0;
}
