// The same sort of pool, but main reads a result as soon as all jobs are queued
// tsan: no: main is mostly done before the pool begins
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#define QMAX 64

typedef struct { void (*run)(void *); void *ctx; } job_t;
typedef struct {
    pthread_mutex_t mtx;
    pthread_cond_t has_work;
    job_t jobs[QMAX];
    unsigned head, tail;
    bool shutdown;
} pool_t;

static void *pool_worker(void *arg)
{
    pool_t *p = arg;
    for (;;) {
        job_t j;
        pthread_mutex_lock(&p->mtx);
        while (p->head == p->tail && !p->shutdown)
            pthread_cond_wait(&p->has_work, &p->mtx);
        if (p->head == p->tail) {
            pthread_mutex_unlock(&p->mtx);
            break;
        }
        j = p->jobs[p->head++ % QMAX];
        pthread_mutex_unlock(&p->mtx);
        j.run(j.ctx);
    }
    return NULL;
}

static void pool_add(pool_t *p, void (*run)(void *), void *ctx)
{
    pthread_mutex_lock(&p->mtx);
    p->jobs[p->tail % QMAX].run = run;
    p->jobs[p->tail % QMAX].ctx = ctx;
    p->tail++;
    pthread_cond_signal(&p->has_work);
    pthread_mutex_unlock(&p->mtx);
}

struct cell { int in, out; };

static void cube(void *ctx)
{
    struct cell *c = ctx;
    c->out = c->in * c->in * c->in; // RACE!
}

int main(void)
{
    static pool_t pool = { .mtx = PTHREAD_MUTEX_INITIALIZER, .has_work = PTHREAD_COND_INITIALIZER };
    struct cell cells[16];
    pthread_t t[4];
    long sum = 0;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, pool_worker, &pool);
    for (int i = 0; i < 16; i++) {
        cells[i].in = i;
        cells[i].out = 0;
        pool_add(&pool, cube, &cells[i]);
    }
    for (int i = 15; i >= 0; i--)
        sum += cells[i].out; // RACE!
    pthread_mutex_lock(&pool.mtx);
    pool.shutdown = true;
    pthread_cond_broadcast(&pool.has_work);
    pthread_mutex_unlock(&pool.mtx);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", sum);
    return 0;
}
