// knapsack with one row, capacities in parallel
// flags: -fopenmp
#include <stdio.h>
#define W 1000
int best[W + 1], weight[20], value[20];
int main(void)
{
    for (int i = 0; i < 20; i++) {
        weight[i] = 3 + i * 7 % 11;
        value[i] = 5 + i * 5 % 13;
    }
    for (int i = 0; i < 20; i++) {
#pragma omp parallel for
        for (int w = W; w >= weight[i]; w--)
            if (best[w - weight[i]] + value[i] > best[w]) // RACE!
                best[w] = best[w - weight[i]] + value[i]; // RACE!
    }
    printf("%d\n", best[W]);
    return 0;
}
