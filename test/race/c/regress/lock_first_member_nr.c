// the lock is the first member, so a pointer to the record serves as a pointer to the lock
#include <pthread.h>
#include <stdlib.h>

struct base {
    pthread_mutex_t lock;
};
struct counter {
    struct base base;
    int hits;
    int misses;
};

static void obj_lock(void *o) { pthread_mutex_lock((pthread_mutex_t *)o); }
static void obj_unlock(void *o) { pthread_mutex_unlock((pthread_mutex_t *)o); }

static void *worker(void *arg)
{
    struct counter *c = arg;

    for (int i = 0; i < 100; i++) {
        obj_lock(c);
        c->hits++;
        obj_unlock(c);
        obj_lock(c);
        c->misses += i & 1;
        obj_unlock(c);
    }
    return NULL;
}

int main(void)
{
    struct counter *c = calloc(1, sizeof *c);
    pthread_t t[3];

    pthread_mutex_init(&c->base.lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(t + i, NULL, worker, c);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return c->hits + c->misses;
}
