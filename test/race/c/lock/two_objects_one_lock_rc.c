// both counters are bumped but only the first object's lock is held
#include <pthread.h>
#include <stdio.h>

struct gauge {
    pthread_mutex_t lock;
    int n;
};

static struct gauge x = {PTHREAD_MUTEX_INITIALIZER, 0};
static struct gauge y = {PTHREAD_MUTEX_INITIALIZER, 0};

static void bump_both(struct gauge *a, struct gauge *b)
{
    pthread_mutex_lock(&a->lock);
    a->n++; // RACE!
    b->n++; // RACE!
    pthread_mutex_unlock(&a->lock);
}

static void *forward(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        bump_both(&x, &y);
    return NULL;
}

static void *backward(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        bump_both(&y, &x);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 100;

    pthread_create(&a, NULL, forward, &rounds);
    pthread_create(&b, NULL, backward, &rounds);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", x.n, y.n);
    return 0;
}
