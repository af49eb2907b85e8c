// elements that pass a filter are packed by a shared running index
// flags: -fopenmp
// tsan: no: one thread may do it all
#include <stdio.h>

#define N 512

int main(void)
{
    int in[N], out[N], k = 0;

    for (int i = 0; i < N; i++)
        in[i] = (i * 3) % 17;
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < N; i++)
        if (in[i] > 8)
            out[k++] = in[i]; // RACE!
    printf("%d %d\n", k, out[0]);
    return 0;
}
