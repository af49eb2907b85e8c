// the temporary is shared by all threads
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

#define N 300

int main(void)
{
    int in[N], out[N];
    int tmp = 0;

    for (int i = 0; i < N; i++)
        in[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        tmp = in[i] * 2; // RACE!
        out[i] = tmp + 1; // RACE!
    }
    printf("%d %d\n", out[N - 1], tmp); // NORACE
    return 0;
}
