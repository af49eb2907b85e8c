// knapsack with a table of rows: each row is made from the one above
// flags: -fopenmp
#include <stdio.h>
#define W 500
#define ITEMS 4
static int best[ITEMS + 1][W + 1];
int main(void)
{
    int weight[ITEMS] = {12, 7, 23, 5}, value[ITEMS] = {24, 13, 23, 15};
#pragma omp parallel
    for (int k = 1; k <= ITEMS; k++) {
#pragma omp for
        for (int w = 0; w <= W; w++) {
            best[k][w] = best[k - 1][w];
            if (w >= weight[k - 1] && best[k - 1][w - weight[k - 1]] + value[k - 1] > best[k][w])
                best[k][w] = best[k - 1][w - weight[k - 1]] + value[k - 1];
        }
    }
    printf("%d\n", best[ITEMS][W]);
    return 0;
}
