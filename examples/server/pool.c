#include "pool.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

enum { WORKERS = 4, QUEUE = 32 };

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    int queue[QUEUE];
    unsigned head, count;
    bool stopping;
    void (*serve)(int fd);
    pthread_t workers[WORKERS];
};

/* The next connection, -1 if there will be none. */
static int next_connection(struct pool *pool)
{
    int fd = -1;
    pthread_mutex_lock(&pool->lock);
    while (!pool->count && !pool->stopping)
        pthread_cond_wait(&pool->not_empty, &pool->lock);
    if (pool->count) {
        fd = pool->queue[pool->head];
        pool->head = (pool->head + 1) % QUEUE;
        pool->count--;
        pthread_cond_signal(&pool->not_full);
    }
    pthread_mutex_unlock(&pool->lock);
    return fd;
}

static void *work(void *arg)
{
    struct pool *pool = arg;
    for (int fd; (fd = next_connection(pool)) >= 0;)
        pool->serve(fd);
    return NULL;
}

struct pool *pool_start(void (*serve)(int fd))
{
    struct pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        abort();
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->not_empty, NULL);
    pthread_cond_init(&pool->not_full, NULL);
    pool->serve = serve;
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&pool->workers[i], NULL, work, pool);
    return pool;
}

void pool_submit(struct pool *pool, int fd)
{
    pthread_mutex_lock(&pool->lock);
    while (pool->count == QUEUE)
        pthread_cond_wait(&pool->not_full, &pool->lock);
    pool->queue[(pool->head + pool->count) % QUEUE] = fd;
    pool->count++;
    pthread_cond_signal(&pool->not_empty);
    pthread_mutex_unlock(&pool->lock);
}

void pool_stop(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
    pthread_cond_broadcast(&pool->not_empty);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(pool->workers[i], NULL);
    free(pool);
}
