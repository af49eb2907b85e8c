// edit distance by anti-diagonals
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
int main(int argc, char **argv)
{
    const char *s = argc > 1 ? argv[1] : "the quick brown fox", *t = argc > 2 ? argv[2] : "a lazy dog jumps";
    int n = strlen(s), m = strlen(t);
    int *d = malloc((n + 1) * (m + 1) * sizeof(int));
    for (int i = 0; i <= n; i++)
        d[i * (m + 1)] = i;
    for (int j = 0; j <= m; j++)
        d[j] = j;
    for (int k = 2; k <= n + m; k++) {
        int lo = MAX(1, k - m), hi = MIN(n, k - 1);
#pragma omp parallel for
        for (int i = lo; i <= hi; i++) {
            int j = k - i;
            int c = s[i - 1] != t[j - 1];
            int a = d[(i - 1) * (m + 1) + j] + 1, b = d[i * (m + 1) + j - 1] + 1;
            d[i * (m + 1) + j] = MIN(MIN(a, b), d[(i - 1) * (m + 1) + j - 1] + c);
        }
    }
    printf("%d\n", d[n * (m + 1) + m]);
    return 0;
}
