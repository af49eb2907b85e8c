// knapsack in one row: smaller weights are read while they are written
// flags: -fopenmp
#include <stdio.h>
#define W 500
static int best[W + 1];
int main(void)
{
    int weight[] = {12, 7, 23, 5}, value[] = {24, 13, 23, 15};
    for (int k = 0; k < 4; k++) {
#pragma omp parallel for schedule(static)
        for (int w = weight[k]; w <= W; w++)
            if (best[w - weight[k]] + value[k] > best[w]) // RACE!
                best[w] = best[w - weight[k]] + value[k]; // RACE!
    }
    printf("%d\n", best[W]);
    return 0;
}
