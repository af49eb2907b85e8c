/* The pool is stopped under its lock, which the workers need to see that. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct job {
    struct job *next;
    void (*run)(int);
    int arg;
} job_t;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t work;
    job_t *jobs;
    int stopping;
    int nthreads;
    pthread_t threads[8];
} pool_t;

static void *worker(void *arg)
{
    pool_t *p = arg;
    for (;;) {
        pthread_mutex_lock(&p->lock); // DEADLOCK!
        while (!p->jobs && !p->stopping)
            pthread_cond_wait(&p->work, &p->lock); // DEADLOCK
        if (!p->jobs) {
            pthread_mutex_unlock(&p->lock);
            return NULL;
        }
        job_t *j = p->jobs;
        p->jobs = j->next;
        pthread_mutex_unlock(&p->lock);
        j->run(j->arg);
        free(j);
    }
}

static pool_t *pool_new(int n)
{
    pool_t *p = calloc(1, sizeof *p);
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->work, NULL);
    p->nthreads = n;
    for (int i = 0; i < n; i++)
        pthread_create(&p->threads[i], NULL, worker, p);
    return p;
}

static void pool_add(pool_t *p, void (*run)(int), int arg)
{
    job_t *j = malloc(sizeof *j);
    j->run = run;
    j->arg = arg;
    pthread_mutex_lock(&p->lock);
    j->next = p->jobs;
    p->jobs = j;
    pthread_cond_signal(&p->work);
    pthread_mutex_unlock(&p->lock);
}

static void pool_stop(pool_t *p)
{
    pthread_mutex_lock(&p->lock); // DEADLOCK
    p->stopping = 1;
    pthread_cond_broadcast(&p->work);
    for (int i = 0; i < p->nthreads; i++)
        pthread_join(p->threads[i], NULL); // DEADLOCK!
    pthread_mutex_unlock(&p->lock);
    pthread_mutex_destroy(&p->lock);
    free(p);
}

static void print(int n)
{
    printf("%d\n", n);
}

int main(void)
{
    pool_t *p = pool_new(4);
    for (int i = 0; i < 20; i++)
        pool_add(p, print, i);
    pool_stop(p);
    return 0;
}
