// A portable layer: opaque mutexes and threads, selected by a structure of functions
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct os_mutex os_mutex;
typedef struct os_thread os_thread;

struct os_api {
    os_mutex *(*mutex_new)(void);
    void (*mutex_lock)(os_mutex *);
    void (*mutex_unlock)(os_mutex *);
    void (*mutex_free)(os_mutex *);
    os_thread *(*thread_start)(void (*)(void *), void *);
    void (*thread_join)(os_thread *);
};

struct os_mutex {
    pthread_mutex_t m;
};
struct os_thread {
    pthread_t t;
    void (*fn)(void *);
    void *arg;
};

static os_mutex *px_new(void)
{
    os_mutex *m = malloc(sizeof *m);
    pthread_mutex_init(&m->m, NULL);
    return m;
}
static void px_lock(os_mutex *m)
{
    pthread_mutex_lock(&m->m);
}
static void px_unlock(os_mutex *m)
{
    pthread_mutex_unlock(&m->m);
}
static void px_free(os_mutex *m)
{
    pthread_mutex_destroy(&m->m);
    free(m);
}
static void *px_tramp(void *p)
{
    os_thread *t = p;
    t->fn(t->arg); // NORACE
    return NULL;
}
static os_thread *px_start(void (*fn)(void *), void *arg)
{
    os_thread *t = malloc(sizeof *t);
    t->fn = fn; // NORACE
    t->arg = arg;
    if (pthread_create(&t->t, NULL, px_tramp, t)) {
        free(t);
        return NULL;
    }
    return t;
}
static void px_join(os_thread *t)
{
    pthread_join(t->t, NULL);
    free(t);
}

static const struct os_api posix_api = {px_new, px_lock, px_unlock, px_free, px_start, px_join};
static const struct os_api *os;

struct account {
    os_mutex *mutex;
    long balance;
};

static void deposit(void *p)
{
    struct account *a = p;
    for (int i = 0; i < 1000; i++) {
        os->mutex_lock(a->mutex);
        a->balance++; // NORACE
        os->mutex_unlock(a->mutex);
    }
}

int main(void)
{
    struct account acc[2];
    os_thread *t[4];
    os = &posix_api; // NORACE
    for (int i = 0; i < 2; i++) {
        acc[i].mutex = os->mutex_new();
        acc[i].balance = 0; // NORACE
    }
    for (int i = 0; i < 4; i++)
        t[i] = os->thread_start(deposit, &acc[i / 2]);
    for (int i = 0; i < 4; i++)
        if (t[i])
            os->thread_join(t[i]);
    for (int i = 0; i < 2; i++) {
        printf("%ld\n", acc[i].balance); // NORACE
        os->mutex_free(acc[i].mutex);
    }
    return 0;
}
