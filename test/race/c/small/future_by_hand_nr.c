// A future: value set once under the lock, waiters read it after done was seen
#include <pthread.h>
#include <stdlib.h>

typedef struct {
    pthread_mutex_t m;
    pthread_cond_t c;
    int done;
    void *value;
} future_t;

typedef struct { future_t *f; int n; } call_t;

static void future_init(future_t *f)
{
    pthread_mutex_init(&f->m, NULL);
    pthread_cond_init(&f->c, NULL);
    f->done = 0;
    f->value = NULL;
}

static void future_set(future_t *f, void *v)
{
    pthread_mutex_lock(&f->m);
    f->value = v;
    f->done = 1;
    pthread_cond_broadcast(&f->c);
    pthread_mutex_unlock(&f->m);
}

static void *future_get(future_t *f)
{
    pthread_mutex_lock(&f->m);
    while (!f->done)
        pthread_cond_wait(&f->c, &f->m);
    pthread_mutex_unlock(&f->m);
    return f->value;
}

static void *compute(void *arg)
{
    call_t *c = arg;
    int *r = malloc(sizeof *r);
    *r = 1;
    for (int i = 2; i <= c->n; i++)
        *r *= i;
    future_set(c->f, r);
    free(c);
    return NULL;
}

static future_t *async_factorial(int n)
{
    future_t *f = malloc(sizeof *f);
    call_t *c = malloc(sizeof *c);
    pthread_t t;
    future_init(f);
    c->f = f;
    c->n = n;
    pthread_create(&t, NULL, compute, c);
    pthread_detach(t);
    return f;
}

int main(void)
{
    future_t *f5 = async_factorial(5);
    future_t *f6 = async_factorial(6);
    int *a = future_get(f5), *b = future_get(f6);
    int ok = *a * 6 == *b;
    free(a);
    free(b);
    return !ok;
}
