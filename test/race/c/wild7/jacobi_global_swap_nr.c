// Jacobi: thread 0 exchanges the global pointers between two barriers
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 1024
#define THREADS 4
static double *cur, *nxt;
static pthread_barrier_t bar;
static void *relax(void *arg)
{
    int id = *(int *)arg;
    int lo = 1 + id * ((N - 2) / THREADS), hi = id == THREADS - 1 ? N - 1 : lo + (N - 2) / THREADS;
    for (int it = 0; it < 100; it++) {
        for (int i = lo; i < hi; i++)
            nxt[i] = (cur[i - 1] + cur[i + 1]) / 2; // NORACE
        pthread_barrier_wait(&bar);
        if (id == 0) {
            double *t = cur; // NORACE
            cur = nxt; // NORACE
            nxt = t; // NORACE
        }
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[THREADS];
    int id[THREADS];
    cur = calloc(N, sizeof *cur);
    nxt = calloc(N, sizeof *nxt);
    cur[0] = nxt[0] = 1;
    pthread_barrier_init(&bar, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        id[i] = i;
        pthread_create(&t[i], NULL, relax, &id[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", cur[1]);
    return 0;
}
