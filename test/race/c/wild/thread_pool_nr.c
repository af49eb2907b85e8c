// Thread pool with a task list, results by callback, wait for idle
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*task_fn)(void *);

typedef struct task {
    task_fn fn;
    void *arg;
    struct task *next;
} task;

typedef struct pool {
    pthread_mutex_t mtx;
    pthread_cond_t work;
    pthread_cond_t idle;
    task *head, *tail;
    int queued, running;
    int stop;
    int nthreads;
    pthread_t *threads;
} pool;

static void *pool_main(void *p)
{
    pool *pl = p;
    for (;;) {
        pthread_mutex_lock(&pl->mtx);
        while (!pl->head && !pl->stop)
            pthread_cond_wait(&pl->work, &pl->mtx);
        if (!pl->head && pl->stop) {
            pthread_mutex_unlock(&pl->mtx);
            return NULL;
        }
        task *t = pl->head;
        pl->head = t->next;
        if (!pl->head)
            pl->tail = NULL;
        pl->queued--;
        pl->running++;
        pthread_mutex_unlock(&pl->mtx);
        t->fn(t->arg);
        free(t);
        pthread_mutex_lock(&pl->mtx);
        if (--pl->running == 0 && pl->queued == 0)
            pthread_cond_broadcast(&pl->idle);
        pthread_mutex_unlock(&pl->mtx);
    }
}

static pool *pool_create(int n)
{
    pool *pl = calloc(1, sizeof *pl);
    pthread_mutex_init(&pl->mtx, NULL);
    pthread_cond_init(&pl->work, NULL);
    pthread_cond_init(&pl->idle, NULL);
    pl->nthreads = n;
    pl->threads = malloc(n * sizeof(pthread_t));
    for (int i = 0; i < n; i++)
        pthread_create(&pl->threads[i], NULL, pool_main, pl);
    return pl;
}

static int pool_submit(pool *pl, task_fn fn, void *arg)
{
    task *t = malloc(sizeof *t);
    if (!t)
        return -1;
    t->fn = fn;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&pl->mtx);
    if (pl->tail)
        pl->tail->next = t;
    else
        pl->head = t;
    pl->tail = t;
    pl->queued++;
    pthread_cond_signal(&pl->work);
    pthread_mutex_unlock(&pl->mtx);
    return 0;
}

static void pool_wait(pool *pl)
{
    pthread_mutex_lock(&pl->mtx);
    while (pl->queued || pl->running)
        pthread_cond_wait(&pl->idle, &pl->mtx);
    pthread_mutex_unlock(&pl->mtx);
}

static void pool_destroy(pool *pl)
{
    pthread_mutex_lock(&pl->mtx);
    pl->stop = 1;
    pthread_cond_broadcast(&pl->work);
    pthread_mutex_unlock(&pl->mtx);
    for (int i = 0; i < pl->nthreads; i++)
        pthread_join(pl->threads[i], NULL);
    free(pl->threads);
    pthread_mutex_destroy(&pl->mtx);
    free(pl);
}

struct fib_job {
    int n;
    unsigned long result;
};

static unsigned long fib(int n)
{
    return n < 2 ? (unsigned long)n : fib(n - 1) + fib(n - 2);
}

static void fib_task(void *p)
{
    struct fib_job *j = p;
    j->result = fib(j->n);
}

static pthread_mutex_t print_mutex = PTHREAD_MUTEX_INITIALIZER;
static int printed;

static void print_task(void *p)
{
    pthread_mutex_lock(&print_mutex);
    printf("%d: %s\n", ++printed, (const char *)p);
    pthread_mutex_unlock(&print_mutex);
}

int main(void)
{
    struct fib_job jobs[20];
    unsigned long sum = 0;
    pool *pl = pool_create(4);
    for (int i = 0; i < 20; i++) {
        jobs[i].n = i;
        jobs[i].result = 0;
        pool_submit(pl, fib_task, &jobs[i]);
        pool_submit(pl, print_task, "queued");
    }
    pool_wait(pl);
    for (int i = 0; i < 20; i++)
        sum += jobs[i].result;
    printf("%lu, printed %d\n", sum, printed);
    pool_destroy(pl);
    return 0;
}
