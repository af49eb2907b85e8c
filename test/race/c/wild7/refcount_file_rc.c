// A shared handle: the count goes down without atomic operation
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct handle { int refs; int fd; pthread_mutex_t lock; long pos; };
static struct handle *handle_dup(struct handle *h)
{
    pthread_mutex_lock(&h->lock);
    h->refs++; // RACE!
    pthread_mutex_unlock(&h->lock);
    return h;
}
static void handle_put(struct handle *h)
{
    if (--h->refs == 0) { // RACE!
        pthread_mutex_destroy(&h->lock);
        free(h); // RACE
    }
}
static void *user(void *arg)
{
    struct handle *h = arg;
    for (int i = 0; i < 100; i++) {
        struct handle *mine = handle_dup(h);
        pthread_mutex_lock(&mine->lock);
        mine->pos += 10; // RACE
        pthread_mutex_unlock(&mine->lock);
        handle_put(mine);
    }
    handle_put(h);
    return NULL;
}
int main(void)
{
    struct handle *h = calloc(1, sizeof *h);
    pthread_t t[2];
    h->refs = 3;
    pthread_mutex_init(&h->lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, h);
    handle_put(h);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
