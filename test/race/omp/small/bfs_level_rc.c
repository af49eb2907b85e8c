// Breadth-first search: visited and the tail of the queue are not protected.
// flags: -fopenmp
#include <stdio.h>

#define V 64
static int adj[V][4], visited[V], frontier[V], next[V];

int main(void)
{
    int nf = 1, nn;
    for (int v = 0; v < V; v++)
        for (int k = 0; k < 4; k++)
            adj[v][k] = (v * 3 + k + 1) % V;
    frontier[0] = 0;
    visited[0] = 1;
    while (nf > 0) {
        nn = 0;
#pragma omp parallel for
        for (int f = 0; f < nf; f++) {
            int u = frontier[f];
            for (int k = 0; k < 4; k++) {
                int w = adj[u][k];
                if (!visited[w]) { // RACE!
                    visited[w] = 1; // RACE!
                    next[nn++] = w; // RACE!
                }
            }
        }
        for (int f = 0; f < nn; f++)
            frontier[f] = next[f];
        nf = nn;
    }
    printf("%d\n", visited[V - 1]);
    return 0;
}
