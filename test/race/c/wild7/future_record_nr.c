// A promise in C: a record with lock, condition and value; the caller waits and frees it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { pthread_mutex_t m; pthread_cond_t c; int done; void *value; } future;
typedef struct { void *(*fn)(void *); void *arg; future *f; } call;
static future *future_new(void)
{
    future *f = calloc(1, sizeof *f);
    pthread_mutex_init(&f->m, NULL);
    pthread_cond_init(&f->c, NULL);
    return f;
}
static void future_set(future *f, void *v)
{
    pthread_mutex_lock(&f->m);
    f->value = v; // NORACE
    f->done = 1; // NORACE
    pthread_cond_signal(&f->c);
    pthread_mutex_unlock(&f->m);
}
static void *future_get(future *f)
{
    pthread_mutex_lock(&f->m);
    while (!f->done)
        pthread_cond_wait(&f->c, &f->m);
    void *v = f->value; // NORACE
    pthread_mutex_unlock(&f->m);
    return v;
}
static void *trampoline(void *p)
{
    call *c = p;
    future_set(c->f, c->fn(c->arg));
    free(c);
    return NULL;
}
static future *async(void *(*fn)(void *), void *arg)
{
    pthread_t t;
    call *c = malloc(sizeof *c);
    c->fn = fn;
    c->arg = arg;
    c->f = future_new();
    future *f = c->f;
    pthread_create(&t, NULL, trampoline, c);
    pthread_detach(t);
    return f;
}
static void *square(void *p)
{
    int *r = malloc(sizeof *r);
    *r = *(int *)p * *(int *)p; // NORACE
    return r;
}
int main(void)
{
    int a = 6, b = 7;
    future *x = async(square, &a), *y = async(square, &b);
    int *p = future_get(x), *q = future_get(y);
    printf("%d\n", *p + *q); // NORACE
    free(p);
    free(q);
    return 0;
}
