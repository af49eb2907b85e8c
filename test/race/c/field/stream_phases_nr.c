// Clustering in phases: thread 0 makes the shared scratch memory between barriers, all fill their own part.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int nproc = 4;
static pthread_barrier_t barrier;

struct points {
    long num;
    float *weight;
    float *cost;
};

typedef struct {
    struct points *p;
    int pid;
    double result;
} pkmedian_arg_t;

static double pspeedy(struct points *points, int pid)
{
    static double *costs;
    static double total;
    long bsize = points->num / nproc;
    long k1 = bsize * pid;
    long k2 = k1 + bsize;
    if (pid == nproc - 1)
        k2 = points->num;
    if (pid == 0)
        costs = calloc(nproc, sizeof(double)); // NORACE
    pthread_barrier_wait(&barrier);
    double my = 0;
    for (long k = k1; k < k2; k++) {
        points->cost[k] = points->weight[k] * 2; // NORACE
        my += points->cost[k];
    }
    costs[pid] = my; // NORACE
    pthread_barrier_wait(&barrier);
    if (pid == 0) {
        total = 0;
        for (int i = 0; i < nproc; i++)
            total += costs[i]; // NORACE
        free(costs);
    }
    pthread_barrier_wait(&barrier);
    return total; // NORACE
}

static void *run(void *arg)
{
    pkmedian_arg_t *a = arg;
    for (int round = 0; round < 3; round++) {
        a->result = pspeedy(a->p, a->pid);
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(void)
{
    struct points pts;
    pts.num = 1000;
    pts.weight = malloc(pts.num * sizeof(float));
    pts.cost = malloc(pts.num * sizeof(float));
    for (long i = 0; i < pts.num; i++)
        pts.weight[i] = i % 10;
    pthread_t *threads = malloc(nproc * sizeof(pthread_t));
    pkmedian_arg_t *arg = malloc(nproc * sizeof(pkmedian_arg_t));
    pthread_barrier_init(&barrier, NULL, nproc);
    for (int i = 0; i < nproc; i++) {
        arg[i].p = &pts;
        arg[i].pid = i;
        pthread_create(&threads[i], NULL, run, &arg[i]);
    }
    for (int i = 0; i < nproc; i++)
        pthread_join(threads[i], NULL);
    printf("%f\n", arg[0].result);
    return 0;
}
