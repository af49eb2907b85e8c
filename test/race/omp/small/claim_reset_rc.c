// Who has taken an element gives it back, and another one takes it, without any order.
// flags: -fopenmp
#include <stdio.h>

#define V 64
static int taken[V], value[V];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        int w = (i * 7) % V, old;
#pragma omp atomic capture relaxed
        {
            old = taken[w];
            taken[w] = 1;
        }
        if (old == 0) {
            value[w] += i; // RACE!
#pragma omp atomic write relaxed
            taken[w] = 0;
        }
    }
    printf("%d\n", value[3]);
    return 0;
}
