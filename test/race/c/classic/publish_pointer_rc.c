// a new version of the settings is made aside and published through one pointer
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct settings {
    int port;
    int limit;
};
static struct settings *current;

static void *reader(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 100; i++) {
        struct settings *s = current; // RACE! p
        sum += s->port + s->limit; // RACE! f
    }
    return (void *)sum;
}

static void *updater(void *arg)
{
    for (int i = 0; i < 10; i++) {
        struct settings *s = malloc(sizeof *s);
        s->port = 8000 + i; // RACE! f
        s->limit = i; // RACE! f
        current = s; // RACE! p
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
