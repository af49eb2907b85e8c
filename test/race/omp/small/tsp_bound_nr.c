// Branch and bound: the bound is read atomically and written atomically in a critical section.
// flags: -fopenmp
#include <limits.h>
#include <stdio.h>
#include <string.h>
#define N 9
static int d[N][N], best = INT_MAX;

static void visit(int city, int depth, int len, const int *seen)
{
    int bound;
#pragma omp atomic read
    bound = best;
    if (len >= bound)
        return;
    if (depth == N) {
#pragma omp critical
        if (len + d[city][0] < best) {
#pragma omp atomic write
            best = len + d[city][0];
        }
        return;
    }
    for (int next = 1; next < N; next++)
        if (!seen[next]) {
            int mine[N];
            memcpy(mine, seen, sizeof mine);
            mine[next] = 1;
#pragma omp task firstprivate(mine, next)
            visit(next, depth + 1, len + d[city][next], mine);
        }
#pragma omp taskwait
}

int main(void)
{
    int seen[N] = {1};
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            d[i][j] = (i * 31 + j * 17) % 29 + 1;
#pragma omp parallel
#pragma omp single
    visit(0, 1, 0, seen);
    printf("%d\n", best);
    return 0;
}
