// Prim's algorithm in one team: own minimum, the least by critical, then the keys
// flags: -fopenmp
#include <omp.h>
#include <limits.h>
#include <stdio.h>
#define V 60
static int w[V][V], key[V], in_tree[V];
int main(void)
{
    for (int i = 0; i < V; i++) {
        for (int j = 0; j < V; j++)
            w[i][j] = w[j][i] = (i * 13 + j * 7) % 50 + 1;
        key[i] = INT_MAX;
    }
    key[0] = 0;
    int pick = -1;
    long cost = 0;
#pragma omp parallel shared(pick)
    for (int round = 0; round < V; round++) {
        int mine = -1;
#pragma omp single
        pick = -1;
#pragma omp for
        for (int v = 0; v < V; v++)
            if (!in_tree[v] && (mine < 0 || key[v] < key[mine]))
                mine = v;
#pragma omp critical
        if (mine >= 0 && (pick < 0 || key[mine] < key[pick]))
            pick = mine;
#pragma omp barrier
#pragma omp single
        {
            in_tree[pick] = 1;
            cost += key[pick];
        }
#pragma omp for
        for (int v = 0; v < V; v++)
            if (!in_tree[v] && w[pick][v] < key[v])
                key[v] = w[pick][v];
    }
    printf("%ld\n", cost);
    return 0;
}
