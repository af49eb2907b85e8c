// the offset is shared and changed by every thread
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

#define N 100

int main(void)
{
    int offset = 5, last = 0;
    int data[N];

#pragma omp parallel for lastprivate(last)
    for (int i = 0; i < N; i++) {
        offset += i & 1; // RACE!
        data[i] = offset; // RACE!
        last = data[i]; // NORACE
    }
    printf("%d %d\n", last, data[0]); // NORACE
    return 0;
}
