// The configuration is replaced as a whole under a write lock; readers copy what they need
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct config {
    char host[64];
    int port;
    int nallowed;
    char **allowed;
};
static struct config *current;
static pthread_rwlock_t lock;

static struct config *config_new(int port)
{
    struct config *c = calloc(1, sizeof *c);
    strcpy(c->host, "localhost"); // NORACE
    c->port = port; // NORACE
    c->nallowed = 2;
    c->allowed = calloc(2, sizeof *c->allowed);
    c->allowed[0] = strdup("alice"); // NORACE
    c->allowed[1] = strdup("bob");
    return c;
}
static void config_free(struct config *c)
{
    for (int i = 0; i < c->nallowed; i++)
        free(c->allowed[i]); // NORACE
    free(c->allowed);
    free(c);
}

static int is_allowed(const char *who)
{
    int ok = 0;
    pthread_rwlock_rdlock(&lock);
    for (int i = 0; i < current->nallowed && !ok; i++)
        ok = strcmp(current->allowed[i], who) == 0; // NORACE
    pthread_rwlock_unlock(&lock);
    return ok;
}

static void *reloader(void *arg)
{
    for (int i = 0; i < 10; i++) {
        struct config *fresh = config_new(8000 + i), *old;
        pthread_rwlock_wrlock(&lock);
        old = current;
        current = fresh; // NORACE
        pthread_rwlock_unlock(&lock);
        config_free(old);
        usleep(100);
    }
    return arg;
}
static void *client(void *arg)
{
    int n = 0;
    for (int i = 0; i < 1000; i++)
        n += is_allowed(i % 2 ? "alice" : "eve");
    printf("%d\n", n);
    return arg;
}

int main(void)
{
    pthread_t r, c[2];
    pthread_rwlock_init(&lock, NULL);
    current = config_new(80);
    pthread_create(&r, NULL, reloader, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&c[i], NULL, client, NULL);
    pthread_join(r, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    config_free(current);
    return 0;
}
