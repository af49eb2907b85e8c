// breadth first search by levels: a vertex is claimed by compare and swap, the next front by capture
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int n, m;
    int *first, *edge;
} graph;

static graph ring(int n)
{
    graph g = {n, 2 * n, malloc((n + 1) * sizeof(int)), malloc(2 * n * sizeof(int))};
    for (int v = 0; v < n; v++) {
        g.first[v] = 2 * v;
        g.edge[2 * v] = (v + 1) % n;
        g.edge[2 * v + 1] = (v * 7) % n;
    }
    g.first[n] = 2 * n;
    return g;
}

int main(void)
{
    graph g = ring(1000);
    int *level = malloc(g.n * sizeof(int));
    int *front = malloc(g.n * sizeof(int)), *next = malloc(g.n * sizeof(int));
    int size = 1, next_size = 0, depth = 0;

    for (int v = 0; v < g.n; v++)
        level[v] = -1;
    level[0] = 0;
    front[0] = 0;
    while (size > 0) {
        next_size = 0;
        depth++;
#pragma omp parallel for schedule(dynamic, 16)
        for (int i = 0; i < size; i++) {
            int v = front[i];
            for (int e = g.first[v]; e < g.first[v + 1]; e++) {
                int w = g.edge[e];
                if (__sync_bool_compare_and_swap(&level[w], -1, depth)) {
                    int at;
#pragma omp atomic capture
                    at = next_size++;
                    next[at] = w;
                }
            }
        }
        int *t = front;
        front = next;
        next = t;
        size = next_size;
    }
    printf("%d\n", depth);
    return 0;
}
