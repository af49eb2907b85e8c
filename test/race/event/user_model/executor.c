/* The library itself, linked in when the cases run under ThreadSanitizer. */
#include "executor.h"
#include <pthread.h>
#include <stdlib.h>

#define MAX_TASKS 64
#define MAX_THREADS 8

struct executor {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t threads[MAX_THREADS];
    int nthreads, ntasks, taken, closed;
    struct {
        void (*fn)(void *);
        void *arg;
    } tasks[MAX_TASKS];
};

static void *run_tasks(void *data)
{
    struct executor *e = data;

    pthread_mutex_lock(&e->lock);
    for (;;) {
        int next;

        while (e->taken == e->ntasks && !e->closed)
            pthread_cond_wait(&e->changed, &e->lock);
        if (e->taken == e->ntasks)
            break;
        next = e->taken++;
        pthread_mutex_unlock(&e->lock);
        e->tasks[next].fn(e->tasks[next].arg);
        pthread_mutex_lock(&e->lock);
    }
    pthread_mutex_unlock(&e->lock);
    return NULL;
}

struct executor *executor_new(int threads)
{
    struct executor *e = calloc(1, sizeof(*e));

    if (!e)
        abort();
    pthread_mutex_init(&e->lock, NULL);
    pthread_cond_init(&e->changed, NULL);
    e->nthreads = threads < MAX_THREADS ? threads : MAX_THREADS;
    for (int i = 0; i < e->nthreads; i++)
        pthread_create(&e->threads[i], NULL, run_tasks, e);
    return e;
}

void executor_submit(struct executor *e, void (*fn)(void *), void *arg)
{
    pthread_mutex_lock(&e->lock);
    if (e->ntasks == MAX_TASKS)
        abort();
    e->tasks[e->ntasks].fn = fn;
    e->tasks[e->ntasks++].arg = arg;
    pthread_cond_signal(&e->changed);
    pthread_mutex_unlock(&e->lock);
}

void executor_finish(struct executor *e)
{
    pthread_mutex_lock(&e->lock);
    e->closed = 1;
    pthread_cond_broadcast(&e->changed);
    pthread_mutex_unlock(&e->lock);
    for (int i = 0; i < e->nthreads; i++)
        pthread_join(e->threads[i], NULL);
    free(e);
}
