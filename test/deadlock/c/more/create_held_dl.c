// Threads are created, and joined, with the lock held that they need at once.
#include <pthread.h>
#include <stdlib.h>

struct pool {
    pthread_mutex_t lock;
    int count, ready;
    pthread_t threads[8];
};

static void *thread_main(void *arg)
{
    struct pool *p = arg;
    pthread_mutex_lock(&p->lock); // DEADLOCK!
    p->ready++;
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

static void pool_resize(struct pool *p, int n)
{
    pthread_mutex_lock(&p->lock); // DEADLOCK
    while (p->count < n) {
        if (pthread_create(&p->threads[p->count], NULL, thread_main, p) != 0)
            break;
        p->count++;
    }
    while (p->count > n)
        pthread_join(p->threads[--p->count], NULL); // DEADLOCK!
    pthread_mutex_unlock(&p->lock);
}

int main(void)
{
    struct pool *p = calloc(1, sizeof *p);
    if (!p)
        return 1;
    pthread_mutex_init(&p->lock, NULL);
    pool_resize(p, 8);
    pool_resize(p, 0);
    free(p);
    return 0;
}
