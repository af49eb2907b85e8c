/* A thread pool is shut down: its queue lock is given back before the workers are joined. */
#include <pthread.h>
#include <stdlib.h>

typedef struct job {
    void (*run)(void *);
    void *arg;
    struct job *next;
} job_t;

typedef struct {
    pthread_mutex_t mutex;
    pthread_cond_t cond;
    job_t *head, *tail;
    int quit;
    int size;
    pthread_t *threads;
} pool_t;

static void *work(void *arg)
{
    pool_t *pool = arg;
    for (;;) {
        pthread_mutex_lock(&pool->mutex);
        while (!pool->head && !pool->quit)
            pthread_cond_wait(&pool->cond, &pool->mutex);
        if (!pool->head) {
            pthread_mutex_unlock(&pool->mutex);
            break;
        }
        job_t *j = pool->head;
        pool->head = j->next;
        if (!pool->head)
            pool->tail = NULL;
        pthread_mutex_unlock(&pool->mutex);
        j->run(j->arg);
        free(j);
    }
    return NULL;
}

pool_t *pool_create(int size)
{
    pool_t *pool = calloc(1, sizeof *pool);
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->cond, NULL);
    pool->size = size;
    pool->threads = calloc(size, sizeof *pool->threads);
    for (int i = 0; i < size; i++)
        pthread_create(&pool->threads[i], NULL, work, pool);
    return pool;
}

void pool_submit(pool_t *pool, void (*run)(void *), void *arg)
{
    job_t *j = calloc(1, sizeof *j);
    j->run = run;
    j->arg = arg;
    pthread_mutex_lock(&pool->mutex);
    if (pool->tail)
        pool->tail->next = j;
    else
        pool->head = j;
    pool->tail = j;
    pthread_cond_signal(&pool->cond);
    pthread_mutex_unlock(&pool->mutex);
}

void pool_destroy(pool_t *pool)
{
    pthread_mutex_lock(&pool->mutex);
    pool->quit = 1;
    pthread_cond_broadcast(&pool->cond);
    pthread_mutex_unlock(&pool->mutex);
    for (int i = 0; i < pool->size; i++)
        pthread_join(pool->threads[i], NULL);
    pthread_cond_destroy(&pool->cond);
    pthread_mutex_destroy(&pool->mutex);
    free(pool->threads);
    free(pool);
}

static void square(void *arg)
{
    int *n = arg;
    *n = *n * *n;
}

int main(void)
{
    static int numbers[32];
    pool_t *pool = pool_create(4);
    for (int i = 0; i < 32; i++) {
        numbers[i] = i;
        pool_submit(pool, square, &numbers[i]);
    }
    pool_destroy(pool);
    return 0;
}
