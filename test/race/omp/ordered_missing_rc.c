// output index kept in order only in words: the ordered region was left out
// flags: -fopenmp
#include <stdio.h>

#define N 200

static int out[N];

int main(void)
{
    int pos = 0;

#pragma omp parallel for ordered schedule(static, 4)
    for (int i = 0; i < N; i++) {
        int v = i * i % 17;
        {
            out[pos] = v; // RACE!
            pos++; // RACE!
        }
#pragma omp ordered
        v++;
    }
    printf("%d %d\n", pos, out[7]);
    return 0;
}
