// the pool's tasks get the same accumulator
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
    struct task *next;
    void (*fn)(void *);
    void *arg;
};

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct task *first;
    int stopping;
    pthread_t threads[3];
};

static struct pool pool = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static void *pool_thread(void *arg)
{
    struct pool *p = arg;

    for (;;) {
        struct task *task;

        pthread_mutex_lock(&p->lock);
        while (!p->first && !p->stopping)
            pthread_cond_wait(&p->changed, &p->lock);
        task = p->first;
        if (task)
            p->first = task->next;
        pthread_mutex_unlock(&p->lock);
        if (!task)
            return NULL;
        task->fn(task->arg);
        free(task);
    }
}

static void pool_submit(struct pool *p, void (*fn)(void *), void *arg)
{
    struct task *task = malloc(sizeof(*task));

    if (!task)
        abort();
    task->fn = fn;
    task->arg = arg;
    pthread_mutex_lock(&p->lock);
    task->next = p->first;
    p->first = task;
    pthread_cond_signal(&p->changed);
    pthread_mutex_unlock(&p->lock);
}

static void pool_stop(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    p->stopping = 1;
    pthread_cond_broadcast(&p->changed);
    pthread_mutex_unlock(&p->lock);
    for (int i = 0; i < 3; i++)
        pthread_join(p->threads[i], NULL);
}

static void add_up(void *arg)
{
    long *sum = arg;

    for (int i = 0; i < 100000; i++)
        *sum += i; // RACE!
}

int main(void)
{
    static long sums[8];

    for (int i = 0; i < 3; i++)
        pthread_create(&pool.threads[i], NULL, pool_thread, &pool);
    for (int i = 0; i < 8; i++)
        pool_submit(&pool, add_up, &sums[0]);
    pool_stop(&pool);
    printf("%ld\n", sums[0] + sums[7]); // NORACE
    return 0;
}
