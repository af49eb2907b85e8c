// takes places in an output array by a plain counter
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    static int in[N], out[N];
    int n = 0;

    for (int i = 0; i < N; i++)
        in[i] = i * 31 % 1009;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        if (in[i] % 2 == 0) {
            int at;
            at = n++; // RACE!
            out[at] = in[i]; // RACE
        }
    printf("%d %d\n", n, out[0]);
    return 0;
}
