// A reader keeps a pointer into the configuration after it gave the lock back
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct config {
    int port;
    char host[64];
};
static struct config *current;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static const char *config_host(void)
{
    const char *h;
    pthread_rwlock_rdlock(&lock);
    h = current->host; // NORACE
    pthread_rwlock_unlock(&lock);
    return h;
}

static void *reloader(void *arg)
{
    for (int i = 0; i < 10; i++) {
        pthread_rwlock_wrlock(&lock);
        snprintf(current->host, sizeof current->host, "host-%d", i); // RACE!
        current->port++; // NORACE
        pthread_rwlock_unlock(&lock);
    }
    return arg;
}
static void *client(void *arg)
{
    for (int i = 0; i < 1000; i++)
        if (strcmp(config_host(), "host-5") == 0) // RACE!
            puts("five");
    return arg;
}

int main(void)
{
    pthread_t r, c;
    current = calloc(1, sizeof *current);
    strcpy(current->host, "localhost"); // NORACE
    pthread_create(&r, NULL, reloader, NULL);
    pthread_create(&c, NULL, client, NULL);
    pthread_join(r, NULL);
    pthread_join(c, NULL);
    free(current);
    return 0;
}
