// One row of a table after the other, each made from the one before at places that the data says.
// flags: -fopenmp
#include <stdio.h>

static int best(int room, const int *weight, const int *worth, int things)
{
    int table[things + 1][room + 1];
    for (int k = 0; k <= things; k++) {
#pragma omp parallel for
        for (int r = 0; r <= room; r++) {
            if (k == 0)
                table[k][r] = 0;
            else if (weight[k - 1] > r)
                table[k][r] = table[k - 1][r];
            else {
                int with = table[k - 1][r - weight[k - 1]] + worth[k - 1]; // NORACE
                table[k][r] = with > table[k - 1][r] ? with : table[k - 1][r];
            }
        }
    }
    return table[things][room];
}

int main(void)
{
    int weight[] = {2, 3, 5, 7}, worth[] = {3, 4, 8, 9};
    printf("%d\n", best(12, weight, worth, 4));
    return 0;
}
