// the temporary is private
// flags: -fopenmp
#include <stdio.h>

#define N 300

int main(void)
{
    int in[N], out[N];
    int tmp = 0;

    for (int i = 0; i < N; i++)
        in[i] = i;
#pragma omp parallel for private(tmp)
    for (int i = 0; i < N; i++) {
        tmp = in[i] * 2; // NORACE
        out[i] = tmp + 1; // NORACE
    }
    printf("%d %d\n", out[N - 1], tmp); // NORACE
    return 0;
}
