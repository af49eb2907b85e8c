// breadth-first search: neighbours are claimed without care
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    int n;
    int *xadj, *adj;
} graph;
static int bfs(const graph *g, int root, int *level)
{
    int depth = 0, grew = 1;
    for (int v = 0; v < g->n; v++)
        level[v] = -1;
    level[root] = 0;
    while (grew) {
        grew = 0;
#pragma omp parallel for schedule(dynamic, 64) reduction(| : grew)
        for (int v = 0; v < g->n; v++) {
            if (level[v] != depth) // RACE!
                continue;
            for (int e = g->xadj[v]; e < g->xadj[v + 1]; e++)
                if (level[g->adj[e]] < 0) { // RACE!
                    level[g->adj[e]] = depth + 1; // RACE!
                    grew = 1;
                }
        }
        depth++;
    }
    return depth;
}
int main(void)
{
    graph g = { 1000, malloc(1001 * sizeof(int)), malloc(2000 * sizeof(int)) };
    for (int v = 0; v < g.n; v++) {
        g.xadj[v] = 2 * v;
        g.adj[2 * v] = (2 * v + 1) % g.n;
        g.adj[2 * v + 1] = (2 * v + 2) % g.n;
    }
    g.xadj[g.n] = 2 * g.n;
    int *level = malloc(g.n * sizeof(int));
    printf("%d\n", bfs(&g, 0, level));
    return 0;
}
