// a new version of the settings is made aside and published through one pointer
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct settings {
    int port;
    int limit;
};
static struct settings *_Atomic current;

static void *reader(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 100; i++) {
        struct settings *s = atomic_load_explicit(&current, memory_order_acquire);
        sum += s->port + s->limit;
    }
    return (void *)sum;
}

static void *updater(void *arg)
{
    for (int i = 0; i < 10; i++) {
        struct settings *s = malloc(sizeof *s);
        s->port = 8000 + i;
        s->limit = i;
        atomic_store_explicit(&current, s, memory_order_release);
    }
    return NULL;
}

int main(void)
{
    static struct settings first = {80, 10};
    pthread_t r, u;

    current = &first;
    pthread_create(&r, NULL, reader, NULL);
    pthread_create(&u, NULL, updater, NULL);
    pthread_join(r, NULL);
    pthread_join(u, NULL);
    return 0;
}
