// thread pool: tasks under the lock, the number of finished tasks without
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*task_fn)(void *);

typedef struct task {
    task_fn fn;
    void *arg;
    struct task *next;
} task_t;

typedef struct pool {
    pthread_mutex_t lock;
    pthread_cond_t nonempty;
    task_t *head, *tail;
    int shutdown;
    int finished;
    int nthreads;
    pthread_t *threads;
} pool_t;

static void *pool_main(void *p)
{
    pool_t *pool = p;
    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (!pool->head && !pool->shutdown)
            pthread_cond_wait(&pool->nonempty, &pool->lock);
        if (!pool->head) {
            pthread_mutex_unlock(&pool->lock);
            return NULL;
        }
        task_t *t = pool->head;
        pool->head = t->next;
        if (!pool->head)
            pool->tail = NULL;
        pthread_mutex_unlock(&pool->lock);
        t->fn(t->arg);
        free(t);
        pool->finished++; // RACE!
    }
}

static void pool_add(pool_t *pool, task_fn fn, void *arg)
{
    task_t *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&pool->lock);
    if (pool->tail)
        pool->tail->next = t;
    else
        pool->head = t;
    pool->tail = t;
    pthread_cond_signal(&pool->nonempty);
    pthread_mutex_unlock(&pool->lock);
}

static pool_t *pool_create(int n)
{
    pool_t *pool = calloc(1, sizeof *pool);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->nonempty, NULL);
    pool->nthreads = n;
    pool->threads = malloc(n * sizeof(pthread_t));
    for (int i = 0; i < n; i++)
        pthread_create(&pool->threads[i], NULL, pool_main, pool);
    return pool;
}

static void pool_destroy(pool_t *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->shutdown = 1;
    pthread_cond_broadcast(&pool->nonempty);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->nthreads; i++)
        pthread_join(pool->threads[i], NULL);
    printf("%d\n", pool->finished);
    free(pool->threads);
    free(pool);
}

static void square(void *arg)
{
    int *p = arg;
    *p = *p * *p;
}

int main(void)
{
    static int numbers[50];
    pool_t *pool = pool_create(4);
    for (int i = 0; i < 50; i++) {
        numbers[i] = i;
        pool_add(pool, square, &numbers[i]);
    }
    pool_destroy(pool);
    return numbers[49];
}
