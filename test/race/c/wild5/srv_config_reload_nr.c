// configuration behind a pointer, swapped under a rwlock, old one freed
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
struct config {
    int timeout, verbose;
    char host[64];
};
static struct config *current;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static struct config *load(const char *path)
{
    struct config *c = calloc(1, sizeof *c);
    FILE *f = fopen(path, "r");
    if (f) {
        if (fscanf(f, "%d %d %63s", &c->timeout, &c->verbose, c->host) != 3)
            c->timeout = 30;
        fclose(f);
    }
    return c;
}
static void reload(const char *path)
{
    struct config *fresh = load(path), *old;
    pthread_rwlock_wrlock(&lock);
    old = current;
    current = fresh;
    pthread_rwlock_unlock(&lock);
    free(old);
}
static void get_host(char *out, size_t n)
{
    pthread_rwlock_rdlock(&lock);
    strncpy(out, current->host, n - 1);
    out[n - 1] = 0;
    pthread_rwlock_unlock(&lock);
}
static void *client(void *arg)
{
    char host[64];
    for (int i = 0; i < 100; i++) {
        get_host(host, sizeof host);
        puts(host);
    }
    return NULL;
}
static void *watcher(void *arg)
{
    for (int i = 0; i < 10; i++) {
        reload(arg);
        usleep(1000);
    }
    return NULL;
}
int main(int argc, char **argv)
{
    pthread_t t[3], w;
    const char *path = argc > 1 ? argv[1] : "app.conf";
    current = load(path);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    pthread_create(&w, NULL, watcher, (void *)path);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    pthread_join(w, NULL);
    free(current);
    return 0;
}
