// edit distance: cells of one anti-diagonal are computed in parallel
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define MAXLEN 64
static int d[MAXLEN + 1][MAXLEN + 1];

static int min3(int a, int b, int c)
{
    int m = a < b ? a : b;
    return m < c ? m : c;
}

int main(void)
{
    const char *s = "the quick brown fox", *t = "a quick brown dog";
    int m = strlen(s), n = strlen(t);

    for (int i = 0; i <= m; i++)
        d[i][0] = i;
    for (int j = 0; j <= n; j++)
        d[0][j] = j;
    for (int k = 2; k <= m + n; k++) {
        int lo = k - n > 1 ? k - n : 1;
        int hi = k - 1 < m ? k - 1 : m;
#pragma omp parallel for
        for (int i = lo; i <= hi; i++) {
            int j = k - i;
            int cost = s[i - 1] != t[j - 1];
            d[i][j] = min3(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost); // NORACE
        }
    }
    printf("%d\n", d[m][n]);
    return 0;
}
