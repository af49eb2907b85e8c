// Breadth-first search with atomic capture for both claims.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define V 1000
static int head[V + 1], edge[4 * V], level[V], seen[V];

int main(void)
{
    int *cur = malloc(V * sizeof(int)), *nxt = malloc(V * sizeof(int));
    int ncur = 1, nnext = 0, depth = 0;
    for (int v = 0; v <= V; v++)
        head[v] = 4 * v;
    for (int e = 0; e < 4 * V; e++)
        edge[e] = (e * 31 + 7) % V;
    cur[0] = 0;
    seen[0] = 1;
    while (ncur > 0) {
        depth++;
        nnext = 0;
#pragma omp parallel for schedule(dynamic, 4)
        for (int i = 0; i < ncur; i++) {
            int u = cur[i];
            for (int e = head[u]; e < head[u + 1]; e++) {
                int w = edge[e], old, pos;
#pragma omp atomic capture
                {
                    old = seen[w];
                    seen[w] = 1;
                }
                if (old == 0) {
                    level[w] = depth;
#pragma omp atomic capture
                    pos = nnext++;
                    nxt[pos] = w;
                }
            }
        }
        int *t = cur;
        cur = nxt;
        nxt = t;
        ncur = nnext;
    }
    printf("%d\n", level[V - 1]);
    free(cur);
    free(nxt);
    return 0;
}
