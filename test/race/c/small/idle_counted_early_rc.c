// A task is counted off before it runs
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 4

struct task {
    void (*fn)(void *);
    void *arg;
    struct task *next;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t work, idle;
    struct task *head, *tail;
    int active, stop;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER,
          .work = PTHREAD_COND_INITIALIZER,
          .idle = PTHREAD_COND_INITIALIZER};
static int started;
static long results[16];

static struct task *next_task(void)
{
    struct task *t = NULL;
    pthread_mutex_lock(&pool.lock);
    while (!pool.head && !pool.stop)
        pthread_cond_wait(&pool.work, &pool.lock);
    if (pool.head) {
        t = pool.head;
        pool.head = t->next;
        if (!pool.head)
            pool.tail = NULL;
        pool.active++;
    }
    pthread_mutex_unlock(&pool.lock);
    return t;
}

static void task_done(void)
{
    pthread_mutex_lock(&pool.lock);
    pool.active--;
    if (pool.active == 0 && !pool.head)
        pthread_cond_signal(&pool.idle);
    pthread_mutex_unlock(&pool.lock);
}

static void *worker(void *arg)
{
    struct task *t;
    (void)arg;
    while ((t = next_task()) != NULL) {
        task_done();
        t->fn(t->arg);
        free(t);
    }
    return NULL;
}

static void put(void (*fn)(void *), void *arg)
{
    struct task *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&pool.lock);
    if (pool.tail)
        pool.tail->next = t;
    else
        pool.head = t;
    pool.tail = t;
    pthread_cond_signal(&pool.work);
    pthread_mutex_unlock(&pool.lock);
}

static void wait_idle(void)
{
    pthread_mutex_lock(&pool.lock);
    while (pool.active > 0 || pool.head)
        pthread_cond_wait(&pool.idle, &pool.lock);
    pthread_mutex_unlock(&pool.lock);
}

static void square(void *arg)
{
    long *p = arg;
    *p = *p * *p; // RACE!
}

int main(void)
{
    pthread_t t[N];
    long sum = 0;
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 16; i++) {
        results[i] = i;
        put(square, &results[i]);
    }
    wait_idle();
    for (int i = 0; i < 16; i++)
        sum += results[i]; // RACE!
    pthread_mutex_lock(&pool.lock);
    pool.stop = 1;
    pthread_cond_broadcast(&pool.work);
    pthread_mutex_unlock(&pool.lock);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", sum + started);
    return 0;
}
