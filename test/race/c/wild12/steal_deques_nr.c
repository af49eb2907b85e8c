// one deque per worker, each with its lock; idle workers steal from others
#include <pthread.h>
#include <stdlib.h>

#define W 3
#define CAP 128
struct deque { pthread_mutex_t m; int item[CAP]; int top, bottom; };
static struct deque dq[W];
static long sums[W];

static void push(struct deque *d, int x)
{
    pthread_mutex_lock(&d->m);
    if (d->bottom < CAP)
        d->item[d->bottom++] = x; // NORACE
    pthread_mutex_unlock(&d->m);
}
static int pop(struct deque *d, int *x)
{
    int ok = 0;
    pthread_mutex_lock(&d->m);
    if (d->bottom > d->top) {
        *x = d->item[--d->bottom]; // NORACE
        ok = 1;
    }
    pthread_mutex_unlock(&d->m);
    return ok;
}
static int steal(struct deque *d, int *x)
{
    int ok = 0;
    pthread_mutex_lock(&d->m);
    if (d->bottom > d->top) {
        *x = d->item[d->top++]; // NORACE
        ok = 1;
    }
    pthread_mutex_unlock(&d->m);
    return ok;
}
static void *worker(void *arg)
{
    int me = (int)(long)arg, x, idle = 0;
    while (idle < W) {
        if (pop(&dq[me], &x) || steal(&dq[(me + 1 + idle) % W], &x)) {
            sums[me] += x; // NORACE
            if (x > 4)
                push(&dq[me], x / 2);
            idle = 0;
        } else {
            idle++;
        }
    }
    return NULL;
}
int main(void)
{
    pthread_t t[W];
    long total = 0;
    for (int i = 0; i < W; i++) {
        pthread_mutex_init(&dq[i].m, NULL);
        for (int k = 0; k < 20; k++)
            push(&dq[i], k);
    }
    for (long i = 0; i < W; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < W; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < W; i++)
        total += sums[i]; // NORACE
    return total > 0;
}
