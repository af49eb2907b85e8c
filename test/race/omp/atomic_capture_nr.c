// the index is captured atomically, every slot has one owner
// flags: -fopenmp
#include <stdio.h>

#define N 200

static int slots[2 * N];

int main(void)
{
    int next = 0;

#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int mine;

#pragma omp atomic capture
        mine = next++; // NORACE
        slots[mine] = i; // NORACE
    }
    printf("%d\n", slots[1]); // NORACE
    return 0;
}
