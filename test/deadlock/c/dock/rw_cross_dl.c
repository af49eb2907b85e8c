/* Routes are read while neighbours are written, and the other way round. */
#include <pthread.h>
#include <stdio.h>

struct table {
    pthread_rwlock_t lock;
    int n, version;
};

static struct table routes = {.lock = PTHREAD_RWLOCK_INITIALIZER};
static struct table neighbours = {.lock = PTHREAD_RWLOCK_INITIALIZER};

static void neighbour_up(void)
{
    pthread_rwlock_rdlock(&routes.lock); // DEADLOCK
    pthread_rwlock_wrlock(&neighbours.lock); // DEADLOCK!
    neighbours.n++;
    neighbours.version = routes.version;
    pthread_rwlock_unlock(&neighbours.lock);
    pthread_rwlock_unlock(&routes.lock);
}

static void recompute(void)
{
    pthread_rwlock_rdlock(&neighbours.lock); // DEADLOCK
    pthread_rwlock_wrlock(&routes.lock); // DEADLOCK!
    routes.n = neighbours.n * 2;
    routes.version++;
    pthread_rwlock_unlock(&neighbours.lock);
    pthread_rwlock_unlock(&routes.lock);
}

static void *hello(void *arg)
{
    for (int i = 0; i < 100; i++)
        neighbour_up();
    return arg;
}

static void *timer(void *arg)
{
    for (int i = 0; i < 100; i++)
        recompute();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, hello, NULL);
    pthread_create(&b, NULL, timer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", routes.n, neighbours.n);
    return 0;
}
