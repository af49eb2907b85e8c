// Thread pool whose workers look at the shutdown flag without the lock
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>

struct task { void (*run)(void *); void *arg; struct task *next; };
struct pool {
    pthread_mutex_t m;
    pthread_cond_t c;
    struct task *head, *tail;
    int shutdown;
    int done;
    int nthreads;
    pthread_t *threads;
};

static void *pool_worker(void *p_)
{
    struct pool *p = p_;
    while (!p->shutdown) { // RACE! s
        pthread_mutex_lock(&p->m);
        while (!p->head && !p->shutdown)
            pthread_cond_wait(&p->c, &p->m);
        struct task *t = p->head;
        if (t) {
            p->head = t->next;
            if (!p->head)
                p->tail = NULL;
        }
        pthread_mutex_unlock(&p->m);
        if (!t)
            break;
        t->run(t->arg);
        free(t);
        p->done++; // RACE! d
    }
    return NULL;
}

static struct pool *pool_new(int n)
{
    struct pool *p = calloc(1, sizeof *p);
    pthread_mutex_init(&p->m, NULL);
    pthread_cond_init(&p->c, NULL);
    p->nthreads = n;
    p->threads = calloc(n, sizeof *p->threads);
    for (int i = 0; i < n; i++)
        pthread_create(&p->threads[i], NULL, pool_worker, p);
    return p;
}

static void pool_add(struct pool *p, void (*run)(void *), void *arg)
{
    struct task *t = malloc(sizeof *t);
    t->run = run;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&p->m);
    if (p->tail)
        p->tail->next = t;
    else
        p->head = t;
    p->tail = t;
    pthread_cond_signal(&p->c);
    pthread_mutex_unlock(&p->m);
}

static void pool_free(struct pool *p)
{
    pthread_mutex_lock(&p->m);
    p->shutdown = 1; // RACE! s
    pthread_cond_broadcast(&p->c);
    pthread_mutex_unlock(&p->m);
    for (int i = 0; i < p->nthreads; i++)
        pthread_join(p->threads[i], NULL);
    printf("%d tasks done\n", p->done);
    free(p->threads);
    free(p);
}

static void work(void *arg)
{
    long n = (long)arg;
    for (volatile long i = 0; i < n; i++)
        ;
}

int main(void)
{
    struct pool *p = pool_new(4);
    for (long i = 0; i < 20; i++)
        pool_add(p, work, (void *)i);
    pool_free(p);
    return 0;
}
