// Connected components by label propagation: neighbours' labels change while they are read.
// flags: -fopenmp
// tsan: no: the threads meet only now and then
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int n, m;
    int *row, *col;
} Graph;

static Graph ring(int n)
{
    Graph g = {n, 2 * n, malloc((n + 1) * sizeof(int)), malloc(2 * n * sizeof(int))};
    for (int v = 0; v < n; v++) {
        g.row[v] = 2 * v;
        g.col[2 * v] = (v + 1) % n;
        g.col[2 * v + 1] = (v + n - 1) % n;
    }
    g.row[n] = 2 * n;
    return g;
}

int main(void)
{
    Graph g = ring(300);
    int *label = malloc(g.n * sizeof(int));
    int changed = 1;
    for (int v = 0; v < g.n; v++)
        label[v] = v;
    while (changed) {
        changed = 0;
#pragma omp parallel for schedule(dynamic, 16)
        for (int v = 0; v < g.n; v++) {
            int best = label[v];
            for (int e = g.row[v]; e < g.row[v + 1]; e++) {
                int other = label[g.col[e]]; // RACE! l
                if (other < best)
                    best = other;
            }
            if (best < label[v]) {
                label[v] = best; // RACE! l
                changed = 1; // RACE! c
            }
        }
    }
    printf("%d\n", label[g.n - 1]);
    free(label);
    free(g.row);
    free(g.col);
    return 0;
}
