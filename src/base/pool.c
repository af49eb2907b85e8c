/*
 * Threads sleep between jobs. A job is a generation number under the mutex; indices are handed
 * out in chunks by one atomic counter, so that uneven work balances itself. The caller works too,
 * as worker 0.
 */
#include "base/pool.h"
#include "base/os.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { CHUNKS_PER_WORKER = 16, MAX_THREADS = 256 };

struct job {
    void (*fn)(void *ctx, size_t i, unsigned worker);
    void *ctx;
    size_t n, chunk;
};

struct worker {
    struct pool *pool;
    pthread_t thread;
    unsigned index;
};

struct pool {
    pthread_mutex_t mutex;
    pthread_cond_t wake, done;
    struct job job;
    atomic_size_t next;
    unsigned generation, busy; /* busy: workers that have not finished this generation */
    bool stop;
    unsigned threads;
    struct worker *workers; /* [1, threads) run threads of their own */
};

static void run_job(struct pool *p, const struct job *job, unsigned worker)
{
    for (;;) {
        size_t from = atomic_fetch_add_explicit(&p->next, job->chunk, memory_order_relaxed);
        if (from >= job->n)
            return;
        size_t to = MIN(job->n, from + job->chunk);
        for (size_t i = from; i < to; i++)
            job->fn(job->ctx, i, worker);
    }
}

static void *worker_main(void *arg)
{
    struct worker *self = arg;
    struct pool *p = self->pool;
    unsigned seen = 0;
    pthread_mutex_lock(&p->mutex);
    for (;;) {
        while (p->generation == seen && !p->stop)
            pthread_cond_wait(&p->wake, &p->mutex);
        if (p->stop)
            break;
        seen = p->generation;
        struct job job = p->job;
        pthread_mutex_unlock(&p->mutex);
        run_job(p, &job, self->index);
        pthread_mutex_lock(&p->mutex);
        if (--p->busy == 0)
            pthread_cond_signal(&p->done);
    }
    pthread_mutex_unlock(&p->mutex);
    return NULL;
}

/* Starts what the system allows: a refused thread makes the pool smaller, not the run fail. */
static void start_workers(struct pool *p)
{
    for (unsigned i = 1; i < p->threads; i++) {
        struct worker *w = &p->workers[i];
        *w = (struct worker){.pool = p, .index = i};
        if (pthread_create(&w->thread, NULL, worker_main, w) != 0) {
            p->threads = i;
            return;
        }
    }
}

struct pool *pool_new(unsigned threads)
{
    struct pool *p = xcalloc(1, sizeof *p);
    p->threads = MIN(threads ? threads : os_cores(), (unsigned)MAX_THREADS);
    p->workers = xcalloc(p->threads, sizeof *p->workers);
    pthread_mutex_init(&p->mutex, NULL);
    pthread_cond_init(&p->wake, NULL);
    pthread_cond_init(&p->done, NULL);
    start_workers(p);
    return p;
}

void pool_free(struct pool *p)
{
    if (!p)
        return;
    pthread_mutex_lock(&p->mutex);
    p->stop = true;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->mutex);
    for (unsigned i = 1; i < p->threads; i++)
        pthread_join(p->workers[i].thread, NULL);
    pthread_mutex_destroy(&p->mutex);
    pthread_cond_destroy(&p->wake);
    pthread_cond_destroy(&p->done);
    free(p->workers);
    free(p);
}

unsigned pool_threads(const struct pool *p)
{
    return p->threads;
}

void pool_for(struct pool *p, size_t n, void (*fn)(void *ctx, size_t i, unsigned worker), void *ctx)
{
    struct job job = {.fn = fn, .ctx = ctx, .n = n};
    job.chunk = MAX(n / p->threads / CHUNKS_PER_WORKER, (size_t)1);
    atomic_store_explicit(&p->next, 0, memory_order_relaxed);
    if (p->threads == 1 || n <= 1) {
        run_job(p, &job, 0);
        return;
    }
    pthread_mutex_lock(&p->mutex);
    p->job = job;
    p->busy = p->threads - 1;
    p->generation++;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->mutex);
    run_job(p, &job, 0);
    pthread_mutex_lock(&p->mutex);
    while (p->busy > 0)
        pthread_cond_wait(&p->done, &p->mutex);
    pthread_mutex_unlock(&p->mutex);
}
