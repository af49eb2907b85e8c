// A pool is stopped:
// its lock is given back before the workers are joined.
#include <pthread.h>
#include <stdlib.h>
struct job { struct job *next; void (*run)(void *); void *arg; };
struct pool {
    pthread_mutex_t mtx;
    pthread_cond_t cond;
    struct job *first, *last;
    int stop, n;
    pthread_t threads[4];
};

static void *pool_worker(void *p)
{
    struct pool *pool = p;
    for (;;) {
        pthread_mutex_lock(&pool->mtx);
        while (!pool->first && !pool->stop)
            pthread_cond_wait(&pool->cond, &pool->mtx);
        if (!pool->first) {
            pthread_mutex_unlock(&pool->mtx);
            return NULL;
        }
        struct job *j = pool->first;
        pool->first = j->next;
        pthread_mutex_unlock(&pool->mtx);
        j->run(j->arg);
        free(j);
    }
}

static void pool_start(struct pool *pool)
{
    pthread_mutex_init(&pool->mtx, NULL);
    pthread_cond_init(&pool->cond, NULL);
    pool->first = pool->last = NULL;
    pool->stop = 0;
    for (pool->n = 0; pool->n < 4; pool->n++)
        pthread_create(&pool->threads[pool->n], NULL, pool_worker, pool);
}

static void pool_add(struct pool *pool, void (*run)(void *), void *arg)
{
    struct job *j = malloc(sizeof *j);
    j->run = run;
    j->arg = arg;
    j->next = NULL;
    pthread_mutex_lock(&pool->mtx);
    if (pool->first)
        pool->last->next = j;
    else
        pool->first = j;
    pool->last = j;
    pthread_cond_signal(&pool->cond);
    pthread_mutex_unlock(&pool->mtx);
}

static void pool_stop(struct pool *pool)
{
    pthread_mutex_lock(&pool->mtx);
    pool->stop = 1;
    pthread_cond_broadcast(&pool->cond);
    pthread_mutex_unlock(&pool->mtx);
    for (int i = 0; i < pool->n; i++)
        pthread_join(pool->threads[i], NULL);
}

static void hello(void *arg) { *(int *)arg = 1; }

int main(void)
{
    static struct pool pool;
    int done[3];
    pool_start(&pool);
    for (int i = 0; i < 3; i++)
        pool_add(&pool, hello, &done[i]);
    pool_stop(&pool);
    return 0;
}
