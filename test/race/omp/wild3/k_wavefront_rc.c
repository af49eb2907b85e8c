// dynamic programming by rows in parallel
// flags: -fopenmp
#include <stdio.h>
#define N 200
static int t[N + 1][N + 1];
static char a[N + 1], b[N + 1];
static int max(int x, int y) { return x > y ? x : y; }
int main(void)
{
    for (int i = 0; i < N; i++) {
        a[i] = 'a' + i * 7 % 4;
        b[i] = 'a' + i * 5 % 4;
    }
#pragma omp parallel for
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) {
            if (a[i - 1] == b[j - 1])
                t[i][j] = t[i - 1][j - 1] + 1; // RACE!
            else
                t[i][j] = max(t[i - 1][j], t[i][j - 1]); // RACE!
        }
    printf("%d\n", t[N][N]);
    return 0;
}
