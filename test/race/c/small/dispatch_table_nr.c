// Commands by a table; every handler takes the lock of the store it is given
#include <pthread.h>
#include <string.h>
#include <stdlib.h>
struct store { pthread_rwlock_t lock; int values[16]; long version; };
typedef int handler(struct store *, int, int);
static int do_get(struct store *s, int k, int v)
{
    (void)v;
    pthread_rwlock_rdlock(&s->lock);
    int r = s->values[k];
    pthread_rwlock_unlock(&s->lock);
    return r;
}
static int do_set(struct store *s, int k, int v)
{
    pthread_rwlock_wrlock(&s->lock);
    int old = s->values[k];
    s->values[k] = v;
    s->version++;
    pthread_rwlock_unlock(&s->lock);
    return old;
}
static const struct { const char *name; handler *fn; } commands[] = {
    {"get", do_get}, {"set", do_set}, {NULL, NULL}};
static int run(struct store *s, const char *cmd, int k, int v)
{
    for (int i = 0; commands[i].name; i++)
        if (!strcmp(commands[i].name, cmd))
            return commands[i].fn(s, k, v);
    return -1;
}
static void *client(void *arg)
{
    struct store *s = arg;
    for (int i = 0; i < 64; i++)
        run(s, i % 4 ? "get" : "set", i % 16, i);
    return NULL;
}
int main(void)
{
    struct store *s = calloc(1, sizeof *s);
    pthread_t t[3];
    pthread_rwlock_init(&s->lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, s);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    long v = s->version;
    free(s);
    return v != 48;
}
