// A lock behind a table of functions, chosen at start
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct lock_ops {
    void (*init)(void *);
    void (*lock)(void *);
    void (*unlock)(void *);
};

static void m_init(void *p) { pthread_mutex_init(p, NULL); }
static void m_lock(void *p) { pthread_mutex_lock(p); }
static void m_unlock(void *p) { pthread_mutex_unlock(p); }
static void s_init(void *p) { pthread_spin_init(p, PTHREAD_PROCESS_PRIVATE); }
static void s_lock(void *p) { pthread_spin_lock(p); }
static void s_unlock(void *p) { pthread_spin_unlock(p); }

static const struct lock_ops mutex_ops = { m_init, m_lock, m_unlock };
static const struct lock_ops spin_ops = { .init = s_init, .lock = s_lock, .unlock = s_unlock };

struct counter {
    const struct lock_ops *ops;
    union {
        pthread_mutex_t m;
        pthread_spinlock_t s;
    } u;
    unsigned long n;
};

static void counter_add(struct counter *c, unsigned long by)
{
    c->ops->lock(&c->u);
    c->n += by;
    c->ops->unlock(&c->u);
}

static void *worker(void *arg)
{
    struct counter *c = arg;
    for (int i = 0; i < 1000; i++)
        counter_add(c, i);
    return NULL;
}

int main(int argc, char **argv)
{
    struct counter *c = malloc(sizeof *c);
    pthread_t a, b;
    c->ops = argc > 1 && !strcmp(argv[1], "spin") ? &spin_ops : &mutex_ops;
    c->n = 0;
    c->ops->init(&c->u);
    pthread_create(&a, NULL, worker, c);
    pthread_create(&b, NULL, worker, c);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%lu\n", c->n);
    free(c);
    return 0;
}
