// stop joins the worker under the lock of the pool
#include <pthread.h>
#include <stdlib.h>

struct pool {
    pthread_mutex_t lock;
    pthread_t thread;
    int stop, jobs;
};

static int next_job(struct pool *p)
{
    pthread_mutex_lock(&p->lock); // DEADLOCK!
    int stop = p->stop;
    p->jobs--;
    pthread_mutex_unlock(&p->lock);
    return !stop;
}

static void *worker(void *arg)
{
    while (next_job(arg))
        ;
    return NULL;
}

static void stop(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    p->stop = 1;
    pthread_join(p->thread, NULL); // DEADLOCK!
    pthread_mutex_unlock(&p->lock);
}

int main(void)
{
    struct pool *p = calloc(1, sizeof *p);

    pthread_mutex_init(&p->lock, NULL);
    pthread_create(&p->thread, NULL, worker, p);
    stop(p);
    free(p);
    return 0;
}
