// a future: the caller looks at the state without the lock first
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum state { PENDING, READY, FAILED };

struct future {
    pthread_mutex_t mutex;
    pthread_cond_t cond;
    enum state state;
    long value;
    int error;
};

struct request {
    struct future *future;
    int n;
};

static struct future *future_new(void)
{
    struct future *f = malloc(sizeof(*f));

    pthread_mutex_init(&f->mutex, NULL);
    pthread_cond_init(&f->cond, NULL);
    f->state = PENDING;
    f->value = 0;
    f->error = 0;
    return f;
}

static void future_set(struct future *f, long value)
{
    pthread_mutex_lock(&f->mutex);
    f->value = value; // RACE! v
    f->state = READY; // RACE! s
    pthread_cond_broadcast(&f->cond);
    pthread_mutex_unlock(&f->mutex);
}

static void future_fail(struct future *f, int error)
{
    pthread_mutex_lock(&f->mutex);
    f->error = error; // RACE
    f->state = FAILED; // RACE! s
    pthread_cond_broadcast(&f->cond);
    pthread_mutex_unlock(&f->mutex);
}

static int future_get(struct future *f, long *out)
{
    enum state state;

    if (f->state == READY) { // RACE! s
        *out = f->value; // RACE! v
        return 0;
    }
    pthread_mutex_lock(&f->mutex);
    while (f->state == PENDING)
        pthread_cond_wait(&f->cond, &f->mutex);
    state = f->state;
    *out = f->value;
    pthread_mutex_unlock(&f->mutex);
    return state == READY ? 0 : f->error; // RACE
}

static void future_free(struct future *f)
{
    pthread_mutex_destroy(&f->mutex);
    pthread_cond_destroy(&f->cond);
    free(f);
}

static void *compute(void *p)
{
    struct request *r = p;
    long fact = 1;

    if (r->n < 0) {
        future_fail(r->future, 22);
    } else {
        for (int i = 2; i <= r->n; i++)
            fact *= i;
        future_set(r->future, fact);
    }
    free(r);
    return NULL;
}

static struct future *async_factorial(int n)
{
    struct request *r = malloc(sizeof(*r));
    struct future *f = future_new();
    pthread_t t;

    r->future = f;
    r->n = n;
    if (pthread_create(&t, NULL, compute, r) != 0) {
        free(r);
        future_free(f);
        return NULL;
    }
    pthread_detach(t);
    return f;
}

int main(void)
{
    struct future *f[4];
    long value;

    for (int i = 0; i < 4; i++)
        f[i] = async_factorial(i * 5);
    for (int i = 0; i < 4; i++) {
        if (f[i] && future_get(f[i], &value) == 0)
            printf("%d! = %ld\n", i * 5, value);
    }
    return 0;
}
