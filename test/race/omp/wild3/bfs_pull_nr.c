// breadth-first search, every vertex looks for a parent, levels in two arrays
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void)
{
    int n = 1000, grew = 1, depth = 0;
    int *xadj = malloc((n + 1) * sizeof(int)), *adj = malloc(2 * n * sizeof(int));
    char *now = calloc(n, 1), *next = calloc(n, 1);
    int *level = malloc(n * sizeof(int));
    for (int v = 0; v < n; v++) {
        level[v] = -1;
        xadj[v] = 2 * v;
        adj[2 * v] = (2 * v + 1) % n;
        adj[2 * v + 1] = (v + n - 1) % n;
    }
    xadj[n] = 2 * n;
    level[0] = 0;
    now[0] = 1;
    while (grew) {
        grew = 0;
        depth++;
        memset(next, 0, n);
#pragma omp parallel for reduction(+ : grew)
        for (int v = 0; v < n; v++) {
            if (level[v] >= 0)
                continue;
            for (int e = xadj[v]; e < xadj[v + 1]; e++)
                if (now[adj[e]]) {
                    level[v] = depth;
                    next[v] = 1;
                    grew++;
                    break;
                }
        }
        char *t = now;
        now = next;
        next = t;
    }
    printf("%d\n", depth);
    return 0;
}
