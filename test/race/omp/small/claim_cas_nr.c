// A vertex belongs to whoever is first to set its parent.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define V 512
static int edge_from[4 * V], edge_to[4 * V], parent[V], depth[V];

int main(void)
{
    for (int v = 0; v < V; v++)
        parent[v] = -1;
    for (int e = 0; e < 4 * V; e++) {
        edge_from[e] = e % V;
        edge_to[e] = (e * 31 + 7) % V;
    }
#pragma omp parallel for
    for (int e = 0; e < 4 * V; e++) {
        int v = edge_to[e];
        if (__sync_bool_compare_and_swap(&parent[v], -1, e))
            depth[v] = edge_from[e];
    }
    printf("%d\n", depth[7]);
    return 0;
}
