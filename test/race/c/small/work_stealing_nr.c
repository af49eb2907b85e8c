// Deques with a lock each; an idle worker steals from its neighbour
#include <pthread.h>
#include <stdatomic.h>
#define W 3
#define CAP 64
struct deque { pthread_mutex_t lock; int items[CAP]; int top, bottom; };
static struct deque dq[W];
static atomic_long sum;
static void push(struct deque *d, int v)
{
    pthread_mutex_lock(&d->lock);
    if (d->bottom < CAP)
        d->items[d->bottom++] = v;
    pthread_mutex_unlock(&d->lock);
}
static int pop(struct deque *d, int *v)
{
    int ok = 0;
    pthread_mutex_lock(&d->lock);
    if (d->top < d->bottom) {
        *v = d->items[--d->bottom];
        ok = 1;
    }
    pthread_mutex_unlock(&d->lock);
    return ok;
}
static int steal(struct deque *d, int *v)
{
    int ok = 0;
    pthread_mutex_lock(&d->lock);
    if (d->top < d->bottom) {
        *v = d->items[d->top++];
        ok = 1;
    }
    pthread_mutex_unlock(&d->lock);
    return ok;
}
static void *worker(void *arg)
{
    int id = (int)(long)arg, v;
    for (int i = 0; i < 20; i++)
        push(&dq[id], i);
    for (;;) {
        if (pop(&dq[id], &v) || steal(&dq[(id + 1) % W], &v))
            atomic_fetch_add(&sum, v);
        else
            break;
    }
    return NULL;
}
int main(void)
{
    pthread_t t[W];
    for (int i = 0; i < W; i++)
        pthread_mutex_init(&dq[i].lock, NULL);
    for (long i = 0; i < W; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < W; i++)
        pthread_join(t[i], NULL);
    return 0;
}
