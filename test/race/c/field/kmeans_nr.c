// k-means by phases of threads, each of which reports by its own record whether anything changed.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define NPOINTS 1000
#define NMEANS 5
#define NPROC 4
#define DIM 3

static int points[NPOINTS][DIM], means[NMEANS][DIM], clusters[NPOINTS];
static int modified;

typedef struct {
    int start_idx;
    int num_pts;
    int modified;
} thread_arg;

static int dist(const int *a, const int *b)
{
    int sum = 0;
    for (int i = 0; i < DIM; i++)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

static void *find_clusters(void *arg)
{
    thread_arg *t_arg = arg;
    int end = t_arg->start_idx + t_arg->num_pts;
    for (int i = t_arg->start_idx; i < end; i++) {
        int best = 0;
        for (int j = 1; j < NMEANS; j++)
            if (dist(points[i], means[j]) < dist(points[i], means[best]))
                best = j;
        if (clusters[i] != best) { // NORACE
            clusters[i] = best; // NORACE
            t_arg->modified = 1; // NORACE
        }
    }
    return NULL;
}

static void calc_means(void)
{
    for (int m = 0; m < NMEANS; m++) {
        int n = 0, sum[DIM] = {0};
        for (int i = 0; i < NPOINTS; i++) {
            if (clusters[i] != m) // NORACE
                continue;
            n++;
            for (int d = 0; d < DIM; d++)
                sum[d] += points[i][d];
        }
        for (int d = 0; d < DIM; d++)
            means[m][d] = n ? sum[d] / n : 0; // NORACE
    }
}

int main(void)
{
    pthread_t pid[NPROC];
    thread_arg arg[NPROC];
    int rounds = 0;
    for (int i = 0; i < NPOINTS; i++)
        for (int d = 0; d < DIM; d++)
            points[i][d] = rand() % 100;
    for (int m = 0; m < NMEANS; m++)
        for (int d = 0; d < DIM; d++)
            means[m][d] = rand() % 100;
    modified = 1;
    while (modified && rounds++ < 10) { // NORACE
        int num_per_thread = NPOINTS / NPROC;
        int excess = NPOINTS % NPROC;
        int curr_point = 0;
        modified = 0; // NORACE
        for (int i = 0; i < NPROC; i++) {
            arg[i].start_idx = curr_point;
            arg[i].num_pts = num_per_thread;
            arg[i].modified = 0;
            if (excess > 0) {
                arg[i].num_pts++;
                excess--;
            }
            curr_point += arg[i].num_pts;
            pthread_create(&pid[i], NULL, find_clusters, &arg[i]);
        }
        for (int i = 0; i < NPROC; i++)
        {
            pthread_join(pid[i], NULL);
            modified |= arg[i].modified; // NORACE
        }
        calc_means();
    }
    printf("%d rounds, mean %d\n", rounds, means[0][0]);
    return 0;
}
