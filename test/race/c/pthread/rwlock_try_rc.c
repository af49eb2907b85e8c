// trywrlock fails, the code falls back to a read lock and writes under it
#include <pthread.h>
#include <stdio.h>

struct route_table {
    pthread_rwlock_t lock;
    int generation;
    int routes;
};

static struct route_table routes;

static int refresh(struct route_table *t)
{
    int seen;

    if (pthread_rwlock_trywrlock(&t->lock) == 0) {
        t->generation++; // NORACE
        t->routes += 2;
        pthread_rwlock_unlock(&t->lock);
        return 1;
    }
    pthread_rwlock_rdlock(&t->lock);
    seen = t->routes; // NORACE
    t->generation++; // RACE!
    pthread_rwlock_unlock(&t->lock);
    return seen;
}

static void *worker(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 5000; i++)
        sum += refresh(&routes);
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    long sums[3];

    pthread_rwlock_init(&routes.lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, &sums[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%ld %d\n", sums[0] + sums[1] + sums[2], routes.generation);
    pthread_rwlock_destroy(&routes.lock);
    return 0;
}
