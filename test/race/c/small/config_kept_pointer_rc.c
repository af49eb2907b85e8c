// A worker keeps the pointer to the configuration beyond the read lock
#include <pthread.h>
#include <stdlib.h>

struct config { int timeout, retries; };
static struct config *active;
static pthread_rwlock_t config_lock = PTHREAD_RWLOCK_INITIALIZER;

static void update(int timeout)
{
    pthread_rwlock_wrlock(&config_lock);
    active->timeout = timeout; // RACE!
    active->retries = 1;
    pthread_rwlock_unlock(&config_lock);
}

static struct config *config_get(void)
{
    struct config *c;
    pthread_rwlock_rdlock(&config_lock);
    c = active;
    pthread_rwlock_unlock(&config_lock);
    return c;
}

static void *worker(void *arg)
{
    long total = 0;
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct config *c = config_get();
        total += c->timeout; // RACE!
    }
    return (void *)total;
}

static void *admin(void *arg)
{
    (void)arg;
    for (int g = 2; g < 10; g++)
        update(g);
    return NULL;
}

int main(void)
{
    pthread_t w[3], a;
    active = calloc(1, sizeof *active);
    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    pthread_create(&a, NULL, admin, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    pthread_join(a, NULL);
    free(active);
    return 0;
}
