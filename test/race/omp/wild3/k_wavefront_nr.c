// dynamic programming along anti-diagonals
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
#define N 200
static int t[N + 1][N + 1];
static int max(int a, int b) { return a > b ? a : b; }
int main(void)
{
    static char a[N + 1], b[N + 1];
    for (int i = 0; i < N; i++) {
        a[i] = 'a' + i * 7 % 4;
        b[i] = 'a' + i * 5 % 4;
    }
    for (int d = 2; d <= 2 * N; d++) {
        int lo = d > N ? d - N : 1, hi = d - 1 < N ? d - 1 : N;
#pragma omp parallel for
        for (int i = lo; i <= hi; i++) {
            int j = d - i;
            if (a[i - 1] == b[j - 1])
                t[i][j] = t[i - 1][j - 1] + 1;
            else
                t[i][j] = max(t[i - 1][j], t[i][j - 1]);
        }
    }
    printf("%d\n", t[N][N]);
    return 0;
}
