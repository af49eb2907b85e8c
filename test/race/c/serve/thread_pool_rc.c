// submit looks at the length of the queue after it has unlocked
// tsan: some: a worker has to finish a task between two instructions of main
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct task {
    void (*function)(void *);
    void *argument;
    struct task *next;
} task_t;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t notify;
    task_t *head, *tail;
    int count;
    int shutdown;
    int started;
    pthread_t *threads;
} pool_t;

static void *pool_thread(void *arg)
{
    pool_t *pool = arg;

    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (pool->count == 0 && !pool->shutdown)
            pthread_cond_wait(&pool->notify, &pool->lock);
        if (pool->count == 0)
            break;
        task_t *task = pool->head;
        pool->head = task->next; // NORACE
        if (!pool->head)
            pool->tail = NULL;
        pool->count--; // RACE!
        pthread_mutex_unlock(&pool->lock);
        task->function(task->argument); // NORACE
        free(task); // NORACE
    }
    pool->started--; // NORACE
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

static pool_t *pool_create(int n)
{
    pool_t *pool = calloc(1, sizeof(*pool));

    pool->threads = calloc(n, sizeof(pthread_t));
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->notify, NULL);
    pool->started = n; // NORACE
    for (int i = 0; i < n; i++)
        pthread_create(&pool->threads[i], NULL, pool_thread, pool);
    return pool;
}

static int pool_add(pool_t *pool, void (*function)(void *), void *argument)
{
    task_t *task = malloc(sizeof(*task));

    task->function = function; // NORACE
    task->argument = argument; // NORACE
    task->next = NULL;
    pthread_mutex_lock(&pool->lock);
    if (pool->tail)
        pool->tail->next = task; // NORACE
    else
        pool->head = task;
    pool->tail = task;
    pool->count++; // NORACE
    pthread_cond_signal(&pool->notify);
    pthread_mutex_unlock(&pool->lock);
    return pool->count > 100; // RACE!
}

static void pool_destroy(pool_t *pool, int n)
{
    pthread_mutex_lock(&pool->lock);
    pool->shutdown = 1;
    pthread_cond_broadcast(&pool->notify);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < n; i++)
        pthread_join(pool->threads[i], NULL);
    free(pool->threads);
    free(pool); // NORACE
}

static atomic_int done;

static void job(void *arg)
{
    done += *(int *)arg;
}

int main(void)
{
    pool_t *pool = pool_create(4);
    int one = 1;

    for (int i = 0; i < 100; i++)
        pool_add(pool, job, &one);
    pool_destroy(pool, 4);
    printf("%d\n", (int)done);
    return 0;
}
