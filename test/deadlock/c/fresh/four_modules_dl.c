#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t net = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t store = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t cache = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t stats = PTHREAD_MUTEX_INITIALIZER;
static int sent, stored, cached, counted;

static void enter(pthread_mutex_t *m) { pthread_mutex_lock(m); } // DEADLOCK
static void leave(pthread_mutex_t *m) { pthread_mutex_unlock(m); }

static void net_push(int n)
{
    enter(&net); // DEADLOCK!
    sent += n;
    leave(&net);
}

static void stats_add(int n)
{
    enter(&stats); // DEADLOCK!
    counted += n;
    if (counted % 1000 == 0)
        net_push(counted); // DEADLOCK
    leave(&stats);
}

static void cache_fill(int n)
{
    enter(&cache); // DEADLOCK!
    cached += n;
    stats_add(1); // DEADLOCK
    leave(&cache);
}

static void store_put(int n)
{
    enter(&store); // DEADLOCK!
    stored += n;
    cache_fill(n); // DEADLOCK
    leave(&store);
}

static void *receiver(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        enter(&net);
        sent--;
        store_put(i); // DEADLOCK
        leave(&net);
    }
    return arg;
}

static void *compactor(void *arg)
{
    for (int i = 0; i < 1000; i++)
        store_put(-1);
    return arg;
}

static void *warmer(void *arg)
{
    for (int i = 0; i < 1000; i++)
        cache_fill(i);
    return arg;
}

static void *sampler(void *arg)
{
    for (int i = 0; i < 1000; i++)
        stats_add(1);
    return arg;
}

int main(void)
{
    void *(*all[])(void *) = { receiver, compactor, warmer, sampler };
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, all[i], NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d %d %d %d\n", sent, stored, cached, counted);
    return 0;
}
