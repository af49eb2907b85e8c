// A stack filled through an index that is captured atomically
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int stack[1000], top = 0;
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        int at;
        if (i % 3)
            continue;
#pragma omp atomic capture
        at = top++; // NORACE
        stack[at] = i; // NORACE
    }
    printf("%d %d\n", top, stack[0]);
    return 0;
}
