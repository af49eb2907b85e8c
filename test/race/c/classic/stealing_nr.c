// a deque of work for each thread; thieves take from the other end under the victim's lock
#include <pthread.h>
#include <stdlib.h>
#define WORKERS 3
#define CAP 64

struct deque {
    pthread_mutex_t lock;
    int head, tail;
    int items[CAP];
};
static struct deque queues[WORKERS];

static int pop_own(struct deque *d)
{
    int r = -1;

    pthread_mutex_lock(&d->lock);
    if (d->tail > d->head)
        r = d->items[--d->tail];
    pthread_mutex_unlock(&d->lock);
    return r;
}

static int steal(struct deque *d)
{
    int r = -1;

    pthread_mutex_lock(&d->lock);
    if (d->tail > d->head)
        r = d->items[d->head++];
    pthread_mutex_unlock(&d->lock);
    return r;
}

static void *worker(void *arg)
{
    int id = (int)(long)arg, sum = 0, v;

    for (;;) {
        v = pop_own(&queues[id]);
        for (int k = 1; v < 0 && k < WORKERS; k++)
            v = steal(&queues[(id + k) % WORKERS]);
        if (v < 0)
            break;
        sum += v;
    }
    return (void *)(long)sum;
}

int main(void)
{
    pthread_t t[WORKERS];

    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_init(&queues[i].lock, NULL);
        for (int k = 0; k < 20; k++)
            queues[i].items[queues[i].tail++] = k;
    }
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
