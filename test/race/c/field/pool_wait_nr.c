// A pool with tasks in a list; the caller waits until none is pending and then reads the results.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct task {
    void (*fn)(void *);
    void *arg;
    struct task *next;
} task_t;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t has_task, all_done;
    task_t *first, *last;
    int pending;
    int shutdown;
    int nthreads;
    pthread_t *threads;
} pool_t;

static void *pool_worker(void *p)
{
    pool_t *pool = p;
    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (!pool->first && !pool->shutdown)
            pthread_cond_wait(&pool->has_task, &pool->lock);
        if (!pool->first) {
            pthread_mutex_unlock(&pool->lock);
            return NULL;
        }
        task_t *t = pool->first;
        pool->first = t->next;
        if (!pool->first)
            pool->last = NULL;
        pthread_mutex_unlock(&pool->lock);

        t->fn(t->arg);
        free(t);

        pthread_mutex_lock(&pool->lock);
        if (--pool->pending == 0)
            pthread_cond_broadcast(&pool->all_done);
        pthread_mutex_unlock(&pool->lock);
    }
}

static pool_t *pool_create(int n)
{
    pool_t *pool = calloc(1, sizeof *pool);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->has_task, NULL);
    pthread_cond_init(&pool->all_done, NULL);
    pool->nthreads = n;
    pool->threads = calloc(n, sizeof(pthread_t));
    for (int i = 0; i < n; i++)
        pthread_create(&pool->threads[i], NULL, pool_worker, pool);
    return pool;
}

static void pool_submit(pool_t *pool, void (*fn)(void *), void *arg)
{
    task_t *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&pool->lock);
    if (pool->last)
        pool->last->next = t;
    else
        pool->first = t;
    pool->last = t;
    pool->pending++;
    pthread_cond_signal(&pool->has_task);
    pthread_mutex_unlock(&pool->lock);
}

static void pool_wait(pool_t *pool)
{
    pthread_mutex_lock(&pool->lock);
    while (pool->pending > 0)
        pthread_cond_wait(&pool->all_done, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

static void pool_destroy(pool_t *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->shutdown = 1;
    pthread_cond_broadcast(&pool->has_task);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->nthreads; i++)
        pthread_join(pool->threads[i], NULL);
    free(pool->threads);
    free(pool);
}

struct square {
    int in;
    int out;
};

static void do_square(void *arg)
{
    struct square *s = arg;
    s->out = s->in * s->in; // NORACE
}

int main(void)
{
    struct square jobs[10];
    pool_t *pool = pool_create(3);
    for (int i = 0; i < 10; i++) {
        jobs[i].in = i;
        pool_submit(pool, do_square, &jobs[i]);
    }
    pool_wait(pool);
    for (int i = 0; i < 10; i++)
        printf("%d\n", jobs[i].out); // NORACE
    pool_destroy(pool);
    return 0;
}
