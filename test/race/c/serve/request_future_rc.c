// the caller looks at the result before it has waited for the future
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct future {
    pthread_mutex_t lock;
    pthread_cond_t ready;
    int done;
    int value;
};

static void *compute(void *arg)
{
    struct future *f = arg;
    int v = 0;

    for (int i = 0; i < 1000; i++)
        v += i % 7;
    pthread_mutex_lock(&f->lock);
    f->value = v; // RACE!
    f->done = 1; // NORACE
    pthread_cond_signal(&f->ready);
    pthread_mutex_unlock(&f->lock);
    return NULL;
}

static int future_get(struct future *f)
{
    int v;

    pthread_mutex_lock(&f->lock);
    while (!f->done) // NORACE
        pthread_cond_wait(&f->ready, &f->lock);
    v = f->value; // NORACE
    pthread_mutex_unlock(&f->lock);
    return v;
}

int main(void)
{
    struct future *f = calloc(1, sizeof(*f));
    pthread_t t;
    int peek = 0;

    pthread_mutex_init(&f->lock, NULL);
    pthread_cond_init(&f->ready, NULL);
    pthread_create(&t, NULL, compute, f);
    peek = f->value; // RACE!
    printf("%d\n", peek + future_get(f));
    pthread_join(t, NULL);
    free(f); // NORACE
    return 0;
}
