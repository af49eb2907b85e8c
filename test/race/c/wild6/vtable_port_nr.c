// A portable layer: mutexes and threads behind a table of functions
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct os_ops {
    void *(*mutex_new)(void);
    void (*mutex_free)(void *);
    void (*lock)(void *);
    void (*unlock)(void *);
    void *(*thread_start)(void (*fn)(void *), void *arg);
    void (*thread_wait)(void *);
} os_ops;
struct start { void (*fn)(void *); void *arg; pthread_t tid; };
static void *px_mutex_new(void)
{
    pthread_mutex_t *m = malloc(sizeof *m);
    pthread_mutex_init(m, NULL);
    return m;
}
static void px_mutex_free(void *m) { pthread_mutex_destroy(m); free(m); }
static void px_lock(void *m) { pthread_mutex_lock(m); }
static void px_unlock(void *m) { pthread_mutex_unlock(m); }
static void *px_main(void *p)
{
    struct start *s = p;
    s->fn(s->arg);
    return NULL;
}
static void *px_start(void (*fn)(void *), void *arg)
{
    struct start *s = malloc(sizeof *s);
    s->fn = fn;
    s->arg = arg;
    if (pthread_create(&s->tid, NULL, px_main, s)) {
        free(s);
        return NULL;
    }
    return s;
}
static void px_wait(void *t)
{
    struct start *s = t;
    pthread_join(s->tid, NULL);
    free(s);
}
static const os_ops posix_ops = { px_mutex_new, px_mutex_free, px_lock, px_unlock, px_start, px_wait };
static const os_ops *os = &posix_ops;
struct account { void *lock; long balance; };
static void deposit(void *p)
{
    struct account *a = p;
    for (int i = 0; i < 1000; i++) {
        os->lock(a->lock);
        a->balance++; // NORACE
        os->unlock(a->lock);
    }
}
int main(void)
{
    struct account a = { os->mutex_new(), 0 };
    void *t1 = os->thread_start(deposit, &a);
    void *t2 = os->thread_start(deposit, &a);
    if (t1)
        os->thread_wait(t1);
    if (t2)
        os->thread_wait(t2);
    printf("%ld\n", a.balance); // NORACE
    os->mutex_free(a.lock);
    return 0;
}
