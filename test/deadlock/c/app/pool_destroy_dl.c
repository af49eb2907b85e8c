/* the pool is destroyed: workers need the lock in order to see that */
#include <pthread.h>
#include <stdlib.h>

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t work;
    int shutdown;
    int nthreads;
    int pending;
    pthread_t *threads;
};

static void *worker(void *arg)
{
    struct pool *p = arg;
    for (;;) {
        pthread_mutex_lock(&p->lock); // DEADLOCK
        while (!p->pending && !p->shutdown)
            pthread_cond_wait(&p->work, &p->lock); // DEADLOCK
        if (p->shutdown) {
            pthread_mutex_unlock(&p->lock);
            break;
        }
        p->pending--;
        pthread_mutex_unlock(&p->lock);
    }
    return NULL;
}

struct pool *pool_create(int n)
{
    struct pool *p = calloc(1, sizeof *p);
    p->threads = calloc(n, sizeof(pthread_t));
    p->nthreads = n;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->work, NULL);
    for (int i = 0; i < n; i++)
        pthread_create(&p->threads[i], NULL, worker, p);
    return p;
}

void pool_add(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    p->pending++;
    pthread_cond_signal(&p->work);
    pthread_mutex_unlock(&p->lock);
}

void pool_destroy(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    p->shutdown = 1;
    pthread_cond_broadcast(&p->work);
    for (int i = 0; i < p->nthreads; i++)
        pthread_join(p->threads[i], NULL); // DEADLOCK!
    pthread_mutex_unlock(&p->lock);
    pthread_mutex_destroy(&p->lock);
    free(p->threads);
    free(p);
}

int main(void)
{
    struct pool *p = pool_create(4);
    for (int i = 0; i < 100; i++)
        pool_add(p);
    pool_destroy(p);
    return 0;
}
