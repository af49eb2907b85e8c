// a pool of workers runs jobs from a queue; the jobs share a result
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*job_fn)(void *);

struct job {
    job_fn fn;
    void *arg;
    struct job *next;
};

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t wake;
    struct job *head, *tail;
    int closed;
    int nthreads;
    pthread_t threads[4];
};

static void *worker(void *p)
{
    struct pool *pool = p;

    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (!pool->head && !pool->closed)
            pthread_cond_wait(&pool->wake, &pool->lock);
        struct job *j = pool->head;
        if (!j) {
            pthread_mutex_unlock(&pool->lock);
            return NULL;
        }
        pool->head = j->next;
        if (!pool->head)
            pool->tail = NULL;
        pthread_mutex_unlock(&pool->lock);
        j->fn(j->arg);
        free(j);
    }
}

static void pool_start(struct pool *pool, int n)
{
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->wake, NULL);
    pool->nthreads = n;
    for (int i = 0; i < n; i++)
        pthread_create(&pool->threads[i], NULL, worker, pool);
}

static void pool_submit(struct pool *pool, job_fn fn, void *arg)
{
    struct job *j = malloc(sizeof(*j));

    j->fn = fn;
    j->arg = arg;
    j->next = NULL;
    pthread_mutex_lock(&pool->lock);
    if (pool->tail)
        pool->tail->next = j;
    else
        pool->head = j;
    pool->tail = j;
    pthread_cond_signal(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
}

static void pool_finish(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->closed = 1;
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->nthreads; i++)
        pthread_join(pool->threads[i], NULL);
}

struct range {
    int from, to;
    long sum;
};
static long grand_total;

static void add_up(void *arg)
{
    struct range *r = arg;

    for (int i = r->from; i < r->to; i++)
        r->sum += i;
    grand_total += r->sum; // RACE!
}

int main(void)
{
    static struct pool pool;
    struct range *ranges = calloc(8, sizeof(*ranges));
    long sum = 0;

    pool_start(&pool, 4);
    for (int i = 0; i < 8; i++) {
        ranges[i].from = i * 100;
        ranges[i].to = i * 100 + 100;
        pool_submit(&pool, add_up, &ranges[i]);
    }
    pool_finish(&pool);
    for (int i = 0; i < 8; i++)
        sum += ranges[i].sum;
    printf("%ld %ld\n", sum, grand_total);
    free(ranges);
    return 0;
}
