// a thread pool whose statistics are read while it works, under its lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef void (*task_fn)(void *);
typedef struct task {
    task_fn fn;
    void *arg;
    struct task *next;
} task_t;
typedef struct {
    pthread_mutex_t mu;
    pthread_cond_t work, idle;
    task_t *first, *last;
    int busy, shutdown, completed;
    pthread_t *threads;
    int n;
} pool_t;

static void *pool_worker(void *arg)
{
    pool_t *p = arg;
    for (;;) {
        pthread_mutex_lock(&p->mu);
        while (!p->first && !p->shutdown)
            pthread_cond_wait(&p->work, &p->mu);
        if (!p->first && p->shutdown) {
            pthread_mutex_unlock(&p->mu);
            return NULL;
        }
        task_t *t = p->first;
        p->first = t->next;
        if (!p->first)
            p->last = NULL;
        p->busy++;
        pthread_mutex_unlock(&p->mu);
        t->fn(t->arg);
        free(t);
        pthread_mutex_lock(&p->mu);
        p->completed++;
        if (--p->busy == 0 && !p->first)
            pthread_cond_broadcast(&p->idle);
        pthread_mutex_unlock(&p->mu);
    }
}

static pool_t *pool_new(int n)
{
    pool_t *p = calloc(1, sizeof *p);
    pthread_mutex_init(&p->mu, NULL);
    pthread_cond_init(&p->work, NULL);
    pthread_cond_init(&p->idle, NULL);
    p->n = n;
    p->threads = malloc(n * sizeof *p->threads);
    for (int i = 0; i < n; i++)
        pthread_create(&p->threads[i], NULL, pool_worker, p);
    return p;
}

static void pool_add(pool_t *p, task_fn fn, void *arg)
{
    task_t *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&p->mu);
    if (p->last)
        p->last->next = t;
    else
        p->first = t;
    p->last = t;
    pthread_cond_signal(&p->work);
    pthread_mutex_unlock(&p->mu);
}

static void pool_destroy(pool_t *p)
{
    pthread_mutex_lock(&p->mu);
    p->shutdown = 1;
    pthread_cond_broadcast(&p->work);
    pthread_mutex_unlock(&p->mu);
    for (int i = 0; i < p->n; i++)
        pthread_join(p->threads[i], NULL);
    free(p->threads);
    free(p);
}

static void square(void *arg)
{
    int *v = arg;
    *v *= *v;
}

int main(void)
{
    int values[32];
    pool_t *p = pool_new(4);
    for (int i = 0; i < 32; i++) {
        values[i] = i;
        pool_add(p, square, &values[i]);
    }
    pthread_mutex_lock(&p->mu);
    printf("so far %d\n", p->completed);
    pthread_mutex_unlock(&p->mu);
    pool_destroy(p);
    for (int i = 0; i < 32; i++)
        printf("%d\n", values[i]);
    return 0;
}
