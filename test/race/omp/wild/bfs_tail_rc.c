// BFS: the tail of the next frontier is read and incremented without protection
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define V 512
#define DEG 4
int adj[V][DEG];
int visited[V];
int frontier[V], next[V];

int main(void)
{
    int fn = 1, nn = 0;
    for (int i = 0; i < V; i++)
        for (int d = 0; d < DEG; d++)
            adj[i][d] = rand() % V;
    visited[0] = 1;
    frontier[0] = 0;
    while (fn > 0) {
        nn = 0;
#pragma omp parallel for
        for (int i = 0; i < fn; i++) {
            int u = frontier[i];
            for (int d = 0; d < DEG; d++) {
                int w = adj[u][d];
                if (__sync_bool_compare_and_swap(&visited[w], 0, 1))
                    next[nn++] = w; // RACE!
            }
        }
        memcpy(frontier, next, nn * sizeof(int));
        fn = nn;
    }
    printf("done\n");
    return 0;
}
