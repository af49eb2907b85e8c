// The slot is taken atomically, but who prints progress looks at the newest slot of anybody.
// flags: -fopenmp
// tsan: no: the reader must come between two atomics
#include <stdio.h>
#define N 4000

static int found[N + 1];

int main(void)
{
    int top = 0;
    long checksum = 0;
#pragma omp parallel for default(none) shared(found, top) reduction(+ : checksum) schedule(dynamic, 8)
    for (int i = 1; i < N; i++) {
        if (i % 7 == 0) {
            int slot;
#pragma omp atomic capture
            slot = top++;
            found[slot] = i; // RACE!
        } else {
            int last;
#pragma omp atomic read
            last = top;
            if (last > 0)
                checksum += found[last - 1]; // RACE!
        }
    }
    printf("%ld\n", checksum);
    return 0;
}
