// the lock is hidden three functions deep and always taken
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct monitor {
    pthread_mutex_t *native;
};

struct cache {
    struct monitor monitor;
    int entries;
};

static void native_enter(pthread_mutex_t *m)
{
    if (pthread_mutex_lock(m) != 0)
        abort();
}

static void native_leave(pthread_mutex_t *m)
{
    if (pthread_mutex_unlock(m) != 0)
        abort();
}

static void monitor_enter(struct monitor *m)
{
    native_enter(m->native);
}

static void monitor_leave(struct monitor *m)
{
    native_leave(m->native);
}

static void cache_add_unlocked(struct cache *c)
{
    c->entries++; // NORACE
}

static void cache_add(struct cache *c)
{
    monitor_enter(&c->monitor);
    cache_add_unlocked(c);
    monitor_leave(&c->monitor);
}

static void *filler(void *arg)
{
    for (int i = 0; i < 100; i++)
        cache_add(arg);
    cache_add(arg);
    return NULL;
}

int main(void)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static struct cache cache = {{&mutex}, 0};
    pthread_t t[2];

    pthread_create(&t[0], NULL, filler, &cache);
    pthread_create(&t[1], NULL, filler, &cache);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", cache.entries);
    return 0;
}
