// Configuration is read under a read lock and replaced as a whole under the write lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct config { int timeout, retries; char host[64]; };
static struct config *active;
static pthread_rwlock_t config_lock = PTHREAD_RWLOCK_INITIALIZER;

static struct config *load(int generation)
{
    struct config *c = malloc(sizeof *c);
    c->timeout = 10 * generation;
    c->retries = generation;
    snprintf(c->host, sizeof c->host, "host%d", generation);
    return c;
}

static void reload(int generation)
{
    struct config *fresh = load(generation), *old;
    pthread_rwlock_wrlock(&config_lock);
    old = active;
    active = fresh;
    pthread_rwlock_unlock(&config_lock);
    free(old);
}

static int work(char *out, size_t n)
{
    int t;
    pthread_rwlock_rdlock(&config_lock);
    snprintf(out, n, "%s:%d", active->host, active->retries);
    t = active->timeout;
    pthread_rwlock_unlock(&config_lock);
    return t;
}

static void *worker(void *arg)
{
    char line[128];
    long total = 0;
    (void)arg;
    for (int i = 0; i < 100; i++)
        total += work(line, sizeof line);
    return (void *)total;
}

static void *admin(void *arg)
{
    (void)arg;
    for (int g = 2; g < 10; g++)
        reload(g);
    return NULL;
}

int main(void)
{
    pthread_t w[3], a;
    active = load(1);
    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    pthread_create(&a, NULL, admin, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    pthread_join(a, NULL);
    free(active);
    return 0;
}
