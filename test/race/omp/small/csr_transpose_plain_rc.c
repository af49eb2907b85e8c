// The same without the atomic
// flags: -fopenmp
#include <stdio.h>
#define N 200
static int start[N + 1], col[N * 4], trow[N * 4], fill[N];
int main(void)
{
    for (int i = 0; i < N; i++) {
        start[i + 1] = start[i] + 4;
        fill[i] = 4 * i;
        for (int k = 0; k < 4; k++)
            col[4 * i + k] = (i * 3 + k * 17) % N;
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int k = start[i]; k < start[i + 1]; k++) {
            int at = fill[col[k]]++; // RACE!
            if (at < N * 4)
                trow[at] = i; // RACE!
        }
    printf("%d\n", trow[5]);
    return 0;
}
