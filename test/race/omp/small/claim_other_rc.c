// What is taken is the source, what is written the target.
// flags: -fopenmp
// tsan: no: the threads rarely meet
#include <stdio.h>

#define V 64
static int seen[V], level[V];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        int u = i % V, w = (i * i) % V, old;
#pragma omp atomic capture
        {
            old = seen[u];
            seen[u] = 1;
        }
        if (old == 0)
            level[w] = i; // RACE!
    }
    printf("%d\n", level[3]);
    return 0;
}
