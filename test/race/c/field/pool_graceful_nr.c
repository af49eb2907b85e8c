// A pool with an array of tasks and two kinds of shutdown; errors are counted in one place.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef enum { immediate_shutdown = 1, graceful_shutdown = 2 } shutdown_t;

typedef struct {
    void (*function)(void *);
    void *argument;
} threadpool_task_t;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t notify;
    pthread_t *threads;
    threadpool_task_t *queue;
    int thread_count, queue_size, head, tail, count, shutdown, started;
} threadpool_t;

static int threadpool_destroy(threadpool_t *pool, int flags);

static void *threadpool_thread(void *arg)
{
    threadpool_t *pool = arg;
    threadpool_task_t task;
    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (pool->count == 0 && !pool->shutdown)
            pthread_cond_wait(&pool->notify, &pool->lock);
        if (pool->shutdown == immediate_shutdown ||
            (pool->shutdown == graceful_shutdown && pool->count == 0))
            break;
        task.function = pool->queue[pool->head].function; // NORACE
        task.argument = pool->queue[pool->head].argument;
        pool->head = (pool->head + 1) % pool->queue_size;
        pool->count -= 1;
        pthread_mutex_unlock(&pool->lock);
        (*task.function)(task.argument);
    }
    pool->started--; // NORACE
    pthread_mutex_unlock(&pool->lock);
    pthread_exit(NULL);
    return NULL;
}

static threadpool_t *threadpool_create(int thread_count, int queue_size)
{
    threadpool_t *pool = malloc(sizeof(threadpool_t));
    if (pool == NULL)
        return NULL;
    pool->thread_count = 0;
    pool->queue_size = queue_size;
    pool->head = pool->tail = pool->count = 0;
    pool->shutdown = pool->started = 0;
    pool->threads = malloc(sizeof(pthread_t) * thread_count);
    pool->queue = malloc(sizeof(threadpool_task_t) * queue_size);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->notify, NULL);
    for (int i = 0; i < thread_count; i++) {
        if (pthread_create(&pool->threads[i], NULL, threadpool_thread, pool) != 0) {
            threadpool_destroy(pool, 0);
            return NULL;
        }
        pool->thread_count++; // NORACE
        pthread_mutex_lock(&pool->lock);
        pool->started++; // NORACE
        pthread_mutex_unlock(&pool->lock);
    }
    return pool;
}

static int threadpool_add(threadpool_t *pool, void (*function)(void *), void *argument)
{
    int err = 0;
    pthread_mutex_lock(&pool->lock);
    int next = (pool->tail + 1) % pool->queue_size;
    do {
        if (pool->count == pool->queue_size) {
            err = -1;
            break;
        }
        if (pool->shutdown) {
            err = -2;
            break;
        }
        pool->queue[pool->tail].function = function; // NORACE
        pool->queue[pool->tail].argument = argument;
        pool->tail = next;
        pool->count += 1;
        if (pthread_cond_signal(&pool->notify) != 0) {
            err = -3;
            break;
        }
    } while (0);
    pthread_mutex_unlock(&pool->lock);
    return err;
}

static int threadpool_destroy(threadpool_t *pool, int flags)
{
    int err = 0;
    pthread_mutex_lock(&pool->lock);
    do {
        if (pool->shutdown) {
            pthread_mutex_unlock(&pool->lock);
            err = -2;
            break;
        }
        pool->shutdown = flags ? graceful_shutdown : immediate_shutdown;
        pthread_cond_broadcast(&pool->notify);
        pthread_mutex_unlock(&pool->lock);
        for (int i = 0; i < pool->thread_count; i++)
            if (pthread_join(pool->threads[i], NULL) != 0)
                err = -4;
    } while (0);
    if (!err) {
        free(pool->threads);
        free(pool->queue); // NORACE
        free(pool); // NORACE
    }
    return err;
}

static int tasks, done;
static pthread_mutex_t lock;

static void dummy_task(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    done++; // NORACE
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    threadpool_t *pool;
    pthread_mutex_init(&lock, NULL);
    pool = threadpool_create(4, 64);
    if (!pool)
        return 1;
    while (tasks < 50 && threadpool_add(pool, &dummy_task, NULL) == 0)
        tasks++;
    if (threadpool_destroy(pool, 1) != 0)
        return 1;
    fprintf(stderr, "did %d of %d\n", done, tasks); // NORACE
    return 0;
}
