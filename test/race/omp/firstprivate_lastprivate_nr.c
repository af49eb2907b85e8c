// the offset is firstprivate, the last value lastprivate
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    int offset = 5, last = 0;
    int data[N];

#pragma omp parallel for firstprivate(offset) lastprivate(last)
    for (int i = 0; i < N; i++) {
        offset += i & 1; // NORACE
        data[i] = offset; // NORACE
        last = data[i]; // NORACE
    }
    printf("%d %d\n", last, data[0]); // NORACE
    return 0;
}
