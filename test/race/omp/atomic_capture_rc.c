// the index is incremented atomically but read separately
// flags: -fopenmp
// tsan: some: two threads must read the same index for the slot to collide
#include <stdio.h>

#define N 200

static int slots[2 * N];

int main(void)
{
    int next = 0;

#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int mine;

#pragma omp atomic
        next++; // RACE! n
        mine = next; // RACE! n
        slots[mine] = i; // RACE! s
    }
    printf("%d\n", slots[1]); // NORACE
    return 0;
}
