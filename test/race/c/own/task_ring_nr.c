// every task of a ring of tasks gets an element of its own
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4
#define QUEUE 64

struct task {
    void (*function)(void *);
    void *argument;
};

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t notify;
    pthread_t threads[THREADS];
    struct task queue[QUEUE];
    int head, tail, count, shutdown;
};

static void *worker(void *arg)
{
    struct pool *pool = arg;
    struct task task;

    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (pool->count == 0 && !pool->shutdown)
            pthread_cond_wait(&pool->notify, &pool->lock);
        if (pool->count == 0)
            break;
        task.function = pool->queue[pool->head].function;
        task.argument = pool->queue[pool->head].argument;
        pool->head = (pool->head + 1) % QUEUE;
        pool->count--;
        pthread_mutex_unlock(&pool->lock);
        task.function(task.argument);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

static int add_task(struct pool *pool, void (*function)(void *), void *argument)
{
    int full;

    pthread_mutex_lock(&pool->lock);
    full = pool->count == QUEUE;
    if (!full) {
        pool->queue[pool->tail].function = function;
        pool->queue[pool->tail].argument = argument;
        pool->tail = (pool->tail + 1) % QUEUE;
        pool->count++;
        pthread_cond_signal(&pool->notify);
    }
    pthread_mutex_unlock(&pool->lock);
    return full;
}

static void count_up(void *argument)
{
    long *sum = argument;

    for (int i = 0; i < 1000; i++)
        *sum += i; // NORACE
}

int main(void)
{
    struct pool *pool = calloc(1, sizeof(*pool));
    static long sums[16];

    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->notify, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&pool->threads[i], NULL, worker, pool);
    for (int i = 0; i < 16; i++)
        add_task(pool, count_up, &sums[i]);
    pthread_mutex_lock(&pool->lock);
    pool->shutdown = 1;
    pthread_cond_broadcast(&pool->notify);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < THREADS; i++)
        pthread_join(pool->threads[i], NULL);
    printf("%ld\n", sums[0]); // NORACE
    free(pool);
    return 0;
}
