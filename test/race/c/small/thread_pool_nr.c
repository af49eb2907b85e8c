// A pool with a task list; the results are read after shutdown
#include <pthread.h>
#include <stdlib.h>
#define WORKERS 3

struct task { void (*fn)(void *); void *arg; struct task *next; };
struct pool {
    pthread_mutex_t lock;
    pthread_cond_t wake;
    struct task *head, *tail;
    int stopping;
    pthread_t threads[WORKERS];
};

static void *pool_run(void *arg)
{
    struct pool *p = arg;
    for (;;) {
        pthread_mutex_lock(&p->lock);
        while (!p->head && !p->stopping)
            pthread_cond_wait(&p->wake, &p->lock);
        if (!p->head) {
            pthread_mutex_unlock(&p->lock);
            return NULL;
        }
        struct task *t = p->head;
        p->head = t->next;
        if (!p->head)
            p->tail = NULL;
        pthread_mutex_unlock(&p->lock);
        t->fn(t->arg);
        free(t);
    }
}

static void pool_submit(struct pool *p, void (*fn)(void *), void *arg)
{
    struct task *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&p->lock);
    if (p->tail)
        p->tail->next = t;
    else
        p->head = t;
    p->tail = t;
    pthread_cond_signal(&p->wake);
    pthread_mutex_unlock(&p->lock);
}

static void square(void *arg)
{
    int *n = arg;
    *n = *n * *n;
}

int main(void)
{
    struct pool p = { .lock = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER };
    int numbers[10], sum = 0;
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&p.threads[i], NULL, pool_run, &p);
    for (int i = 0; i < 10; i++) {
        numbers[i] = i;
        pool_submit(&p, square, &numbers[i]);
    }
    pthread_mutex_lock(&p.lock);
    p.stopping = 1;
    pthread_cond_broadcast(&p.wake);
    pthread_mutex_unlock(&p.lock);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(p.threads[i], NULL);
    for (int i = 0; i < 10; i++)
        sum += numbers[i];
    return sum != 285;
}
