// Pool with a counter of pending jobs; main waits for idle and reads results, twice
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct job {
    void (*run)(void *);
    void *ctx;
    struct job *next;
} job_t;

typedef struct {
    pthread_mutex_t mtx;
    pthread_cond_t has_work;
    pthread_cond_t idle;
    job_t *first, **last;
    int pending;
    bool shutdown;
    int nthreads;
    pthread_t *threads;
} pool_t;

static void *pool_worker(void *arg)
{
    pool_t *p = arg;
    pthread_mutex_lock(&p->mtx);
    for (;;) {
        while (p->first == NULL && !p->shutdown)
            pthread_cond_wait(&p->has_work, &p->mtx);
        if (p->first == NULL)
            break;
        job_t *j = p->first;
        p->first = j->next;
        if (p->first == NULL)
            p->last = &p->first;
        pthread_mutex_unlock(&p->mtx);
        j->run(j->ctx);
        free(j);
        pthread_mutex_lock(&p->mtx);
        if (--p->pending == 0)
            pthread_cond_broadcast(&p->idle);
    }
    pthread_mutex_unlock(&p->mtx);
    return NULL;
}

static pool_t *pool_create(int n)
{
    pool_t *p = calloc(1, sizeof *p);
    pthread_mutex_init(&p->mtx, NULL);
    pthread_cond_init(&p->has_work, NULL);
    pthread_cond_init(&p->idle, NULL);
    p->last = &p->first;
    p->nthreads = n;
    p->threads = calloc(n, sizeof *p->threads);
    for (int i = 0; i < n; i++)
        pthread_create(&p->threads[i], NULL, pool_worker, p);
    return p;
}

static void pool_add(pool_t *p, void (*run)(void *), void *ctx)
{
    job_t *j = malloc(sizeof *j);
    j->run = run;
    j->ctx = ctx;
    j->next = NULL;
    pthread_mutex_lock(&p->mtx);
    *p->last = j;
    p->last = &j->next;
    p->pending++;
    pthread_cond_signal(&p->has_work);
    pthread_mutex_unlock(&p->mtx);
}

static void pool_wait(pool_t *p)
{
    pthread_mutex_lock(&p->mtx);
    while (p->pending > 0)
        pthread_cond_wait(&p->idle, &p->mtx);
    pthread_mutex_unlock(&p->mtx);
}

static void pool_destroy(pool_t *p)
{
    pthread_mutex_lock(&p->mtx);
    p->shutdown = true;
    pthread_cond_broadcast(&p->has_work);
    pthread_mutex_unlock(&p->mtx);
    for (int i = 0; i < p->nthreads; i++)
        pthread_join(p->threads[i], NULL);
    free(p->threads);
    free(p);
}

struct cell { int in, out; };

static void cube(void *ctx)
{
    struct cell *c = ctx;
    c->out = c->in * c->in * c->in;
}

int main(void)
{
    struct cell cells[16];
    long sum = 0;
    pool_t *p = pool_create(4);
    for (int i = 0; i < 16; i++) {
        cells[i].in = i;
        pool_add(p, cube, &cells[i]);
    }
    pool_wait(p);
    for (int i = 0; i < 16; i++)
        sum += cells[i].out;
    printf("%ld\n", sum);
    pool_destroy(p);
    return 0;
}
