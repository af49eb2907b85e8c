// The table has one row only: elements are read that other threads change.
// flags: -fopenmp
#include <stdio.h>

static int best(int room, const int *weight, const int *worth, int things)
{
    int table[room + 1];
    for (int k = 0; k <= things; k++) {
#pragma omp parallel for
        for (int r = 0; r <= room; r++) {
            if (k == 0)
                table[r] = 0;
            else if (weight[k - 1] > r)
                table[r] = table[r]; // RACE! t
            else {
                int with = table[r - weight[k - 1]] + worth[k - 1]; // RACE! t
                table[r] = with > table[r] ? with : table[r]; // RACE! t
            }
        }
    }
    return table[room];
}

int main(void)
{
    int weight[] = {2, 3, 5, 7}, worth[] = {3, 4, 8, 9};
    printf("%d\n", best(12, weight, worth, 4));
    return 0;
}
