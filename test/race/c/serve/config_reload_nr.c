// readers hold the read lock while they use the configuration
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct config {
    int timeout;
    char host[32];
};

static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static struct config *current;

static void *reloader(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        struct config *fresh = calloc(1, sizeof(*fresh)), *old;

        fresh->timeout = i; // NORACE
        snprintf(fresh->host, sizeof(fresh->host), "host%d", i); // NORACE
        pthread_rwlock_wrlock(&rw);
        old = current;
        current = fresh; // NORACE
        pthread_rwlock_unlock(&rw);
        free(old); // NORACE
    }
    return NULL;
}

static void *client(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 1000; i++) {
        struct config *c;

        pthread_rwlock_rdlock(&rw);
        c = current;
        sum += c->timeout; // NORACE
        pthread_rwlock_unlock(&rw);
    }
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t r, c[2];
    long sums[2];
    int rounds = 1000;

    current = calloc(1, sizeof(*current));
    pthread_create(&r, NULL, reloader, &rounds);
    pthread_create(&c[0], NULL, client, &sums[0]);
    pthread_create(&c[1], NULL, client, &sums[1]);
    pthread_join(r, NULL);
    pthread_join(c[0], NULL);
    pthread_join(c[1], NULL);
    printf("%d\n", current->timeout); // NORACE
    free(current); // NORACE
    return 0;
}
