// RNA folding: cells of one anti-diagonal depend on shorter ones only.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 60
static int table[N][N];
static char seq[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        seq[i] = "ACGU"[i * 7 % 4];
    for (int len = 1; len < N; len++) {
#pragma omp parallel for
        for (int i = 0; i < N - len; i++) {
            int j = i + len;
            int best = table[i + 1][j] > table[i][j - 1] ? table[i + 1][j] : table[i][j - 1];
            int pair = table[i + 1][j - 1] + (seq[i] + seq[j] == 'A' + 'U');
            if (pair > best)
                best = pair;
            for (int k = i + 1; k < j; k++)
                if (table[i][k] + table[k + 1][j] > best)
                    best = table[i][k] + table[k + 1][j];
            table[i][j] = best;
        }
    }
    printf("%d\n", table[0][N - 1]);
    return 0;
}
