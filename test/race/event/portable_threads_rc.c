// a portable runtime: threads and locks behind a table of functions; one path unlocked
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct os_mutex os_mutex;
typedef struct os_thread os_thread;

struct os_ops {
    os_mutex *(*mutex_new)(void);
    void (*mutex_lock)(os_mutex *);
    void (*mutex_unlock)(os_mutex *);
    os_thread *(*thread_start)(void (*fn)(void *), void *arg);
    void (*thread_wait)(os_thread *);
};

struct os_mutex {
    pthread_mutex_t m;
};
struct os_thread {
    pthread_t t;
    void (*fn)(void *);
    void *arg;
};

static os_mutex *posix_mutex_new(void)
{
    os_mutex *m = malloc(sizeof(*m));

    pthread_mutex_init(&m->m, NULL);
    return m;
}
static void posix_lock(os_mutex *m) { pthread_mutex_lock(&m->m); }
static void posix_unlock(os_mutex *m) { pthread_mutex_unlock(&m->m); }
static void *trampoline(void *p)
{
    os_thread *t = p;

    t->fn(t->arg);
    return NULL;
}
static os_thread *posix_start(void (*fn)(void *), void *arg)
{
    os_thread *t = malloc(sizeof(*t));

    t->fn = fn;
    t->arg = arg;
    pthread_create(&t->t, NULL, trampoline, t);
    return t;
}
static void posix_wait(os_thread *t)
{
    pthread_join(t->t, NULL);
    free(t);
}

static const struct os_ops posix = {posix_mutex_new, posix_lock, posix_unlock, posix_start,
                                    posix_wait};
static const struct os_ops *os = &posix;

struct account {
    os_mutex *lock;
    int balance;
};

static void pay_in(void *arg)
{
    struct account *a = arg;

    for (int i = 0; i < 1000; i++) {
        os->mutex_lock(a->lock);
        a->balance++; // RACE!
        os->mutex_unlock(a->lock);
    }
}

static void charge(void *arg)
{
    struct account *a = arg;

    for (int i = 0; i < 10; i++) {
        a->balance--; // RACE!
    }
}

int main(void)
{
    struct account acc = {NULL, 0};
    os_thread *t1, *t2;

    acc.lock = os->mutex_new();
    t1 = os->thread_start(pay_in, &acc);
    t2 = os->thread_start(charge, &acc);
    os->thread_wait(t1);
    os->thread_wait(t2);
    printf("%d\n", acc.balance);
    return 0;
}
