// knapsack with two rows that change places
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 20, cap = 1000;
    int *weight = malloc(n * sizeof(int)), *value = malloc(n * sizeof(int));
    int *prev = calloc(cap + 1, sizeof(int)), *cur = calloc(cap + 1, sizeof(int));
    for (int i = 0; i < n; i++) {
        weight[i] = 3 + i * 7 % 11;
        value[i] = 5 + i * 5 % 13;
    }
    for (int i = 0; i < n; i++) {
#pragma omp parallel for schedule(static)
        for (int w = 0; w <= cap; w++) {
            int skip = prev[w];
            int take = w >= weight[i] ? prev[w - weight[i]] + value[i] : 0;
            cur[w] = take > skip ? take : skip;
        }
        int *t = prev;
        prev = cur;
        cur = t;
    }
    printf("%d\n", prev[cap]);
    free(prev);
    free(cur);
    return 0;
}
