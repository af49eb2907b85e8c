// Dijkstra as textbooks parallelise it: own minimum, critical, barriers, own part of the nodes.
// flags: -fopenmp
#include <limits.h>
#include <omp.h>
#include <stdio.h>
#define NV 24
static int dist[NV][NV], mind[NV], connected[NV];

static void find_nearest(int s, int e, int *d, int *v)
{
    *d = INT_MAX;
    *v = -1;
    for (int i = s; i <= e; i++)
        if (!connected[i] && mind[i] < *d) {
            *d = mind[i];
            *v = i;
        }
}

static void update_mind(int s, int e, int mv)
{
    for (int i = s; i <= e; i++)
        if (!connected[i] && dist[mv][i] < INT_MAX && mind[mv] + dist[mv][i] < mind[i])
            mind[i] = mind[mv] + dist[mv][i];
}

int main(void)
{
    int md = 0, mv = 0;
    for (int i = 0; i < NV; i++)
        for (int j = 0; j < NV; j++)
            dist[i][j] = i == j ? 0 : (i * 7 + j * 5) % 23 + 1;
    for (int i = 0; i < NV; i++)
        mind[i] = dist[0][i];
    connected[0] = 1;
#pragma omp parallel
    {
        int me = omp_get_thread_num(), nth = omp_get_num_threads();
        int chunk = NV / nth, first = me * chunk;
        int last = me == nth - 1 ? NV - 1 : first + chunk - 1;
        for (int step = 0; step < NV; step++) {
            int my_md, my_mv;
#pragma omp single
            {
                md = INT_MAX;
                mv = 0;
            }
            find_nearest(first, last, &my_md, &my_mv);
#pragma omp critical
            if (my_md < md) {
                md = my_md;
                mv = my_mv;
            }
#pragma omp barrier
#pragma omp single
            connected[mv] = 1;
            if (md != INT_MAX)
                update_mind(first, last, mv);
#pragma omp barrier
        }
    }
    printf("%d\n", mind[NV - 1]);
    return 0;
}
