// breadth first search: visited is tested and set without protection
// flags: -fopenmp
// tsan: some: depends on the schedule
#include <stdio.h>
#include <stdlib.h>

#define N 1000

static int first[N + 1], edge[2 * N], dist[N], visited[N], front[2 * N], next[2 * N];

int main(void)
{
    int size = 1, next_size, depth = 0;

    for (int v = 0; v < N; v++) {
        first[v] = 2 * v;
        edge[2 * v] = (v + 1) % N;
        edge[2 * v + 1] = (v * 7) % N;
    }
    first[N] = 2 * N;
    visited[0] = 1;
    while (size > 0) {
        next_size = 0;
        depth++;
#pragma omp parallel for
        for (int i = 0; i < size; i++) {
            int v = front[i];
            for (int e = first[v]; e < first[v + 1]; e++) {
                int w = edge[e];
                if (!visited[w]) { // RACE! v
                    visited[w] = 1; // RACE! v
                    dist[w] = depth; // RACE! d
#pragma omp critical
                    next[next_size++] = w;
                }
            }
        }
        for (int i = 0; i < next_size; i++)
            front[i] = next[i];
        size = next_size;
    }
    printf("%d\n", dist[N / 2]);
    return 0;
}
