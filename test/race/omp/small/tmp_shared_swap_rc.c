// A temporary declared outside of the region is used to swap.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

int main(void)
{
    int n = 200, tmp;
    int x[200], y[200];
    for (int i = 0; i < n; i++) {
        x[i] = i;
        y[i] = n - i;
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        tmp = x[i]; // RACE!
        x[i] = y[i];
        y[i] = tmp; // RACE!
    }
    printf("%d %d\n", x[3], y[3]);
    return 0;
}
