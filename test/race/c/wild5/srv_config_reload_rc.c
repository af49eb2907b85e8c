// a reader keeps the pointer beyond the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct config {
    int timeout, verbose;
};
static struct config *current;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static void reload(void)
{
    struct config *fresh = malloc(sizeof *fresh), *old;
    fresh->timeout = 10;
    fresh->verbose = 0;
    pthread_rwlock_wrlock(&lock);
    old = current;
    current = fresh;
    pthread_rwlock_unlock(&lock);
    free(old); // RACE!
}
static struct config *get(void)
{
    pthread_rwlock_rdlock(&lock);
    struct config *c = current;
    pthread_rwlock_unlock(&lock);
    return c;
}
static void *client(void *arg)
{
    for (int i = 0; i < 100; i++)
        if (get()->verbose) // RACE!
            usleep(get()->timeout); // RACE!
    return NULL;
}
int main(int argc, char **argv)
{
    pthread_t t[3];
    current = calloc(1, sizeof *current);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 10; i++)
        reload();
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
