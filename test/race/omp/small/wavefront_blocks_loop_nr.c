// Blocks on one diagonal are independent
// flags: -fopenmp
#include <stdio.h>
#define N 256
#define B 16
static int h[N + 1][N + 1];
static char s[N + 1], t[N + 1];
static int max3(int a, int b, int c) { return a > b ? (a > c ? a : c) : (b > c ? b : c); }
static void block(int bi, int bj)
{
    for (int i = bi * B + 1; i <= (bi + 1) * B; i++)
        for (int j = bj * B + 1; j <= (bj + 1) * B; j++)
            h[i][j] = max3(h[i - 1][j - 1] + (s[i] == t[j]), h[i - 1][j], h[i][j - 1]); // NORACE
}
int main(void)
{
    int nb = N / B;
    for (int i = 0; i <= N; i++) {
        s[i] = 'a' + i % 5;
        t[i] = 'a' + i % 7;
    }
    for (int d = 0; d < 2 * nb - 1; d++) {
        int lo = d < nb ? 0 : d - nb + 1, hi = d < nb ? d : nb - 1;
#pragma omp parallel for
        for (int bi = lo; bi <= hi; bi++)
            block(bi, d - bi);
    }
    printf("%d\n", h[N][N]);
    return 0;
}
