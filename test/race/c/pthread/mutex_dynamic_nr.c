// both threads guard the record with the mutex made together with it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct record {
    pthread_mutex_t lock;
    pthread_mutex_t io_lock;
    int version;
    char text[32];
};

static struct record *record_new(void)
{
    struct record *r = calloc(1, sizeof(*r));

    if (!r)
        abort();
    pthread_mutex_init(&r->lock, NULL);
    pthread_mutex_init(&r->io_lock, NULL);
    return r;
}

static void *editor(void *arg)
{
    struct record *r = arg;

    pthread_mutex_lock(&r->lock);
    r->version++; // NORACE
    pthread_mutex_unlock(&r->lock);
    return NULL;
}

static void *saver(void *arg)
{
    struct record *r = arg;
    int version;

    pthread_mutex_lock(&r->lock);
    version = r->version; // NORACE
    pthread_mutex_unlock(&r->lock);
    printf("saving version %d\n", version);
    return NULL;
}

int main(void)
{
    struct record *r = record_new();
    pthread_t a, b;

    pthread_create(&a, NULL, editor, r);
    pthread_create(&b, NULL, saver, r);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_mutex_destroy(&r->lock);
    pthread_mutex_destroy(&r->io_lock);
    free(r);
    return 0;
}
