// RCU-like configuration: readers take a snapshot under a lock and a reference, the last one frees
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct config { atomic_int refs; int port; int workers; };
static struct config *current;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;

static struct config *config_get(void)
{
    pthread_mutex_lock(&mu);
    struct config *c = current;
    atomic_fetch_add(&c->refs, 1);
    pthread_mutex_unlock(&mu);
    return c;
}
static void config_put(struct config *c)
{
    if (atomic_fetch_sub(&c->refs, 1) == 1)
        free(c);
}
static void config_set(int port, int workers)
{
    struct config *c = malloc(sizeof *c), *old;
    atomic_init(&c->refs, 1);
    c->port = port; // NORACE
    c->workers = workers; // NORACE
    pthread_mutex_lock(&mu);
    old = current;
    current = c;
    pthread_mutex_unlock(&mu);
    if (old)
        config_put(old);
}
static void *reader(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 1000; i++) {
        struct config *c = config_get();
        sum += c->port + c->workers; // NORACE
        config_put(c);
    }
    *(long *)arg = sum;
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    long sums[2];
    config_set(80, 4);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, reader, &sums[i]);
    for (int i = 0; i < 10; i++)
        config_set(8000 + i, i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld\n", sums[0], sums[1]);
    config_put(current);
    return 0;
}
