/* A helper that returns at once for null is called with null before the threads start. */
#include <pthread.h>
#include <stdlib.h>

struct peer {
    pthread_mutex_t lock;
    int uses;
};

static pthread_mutex_t served_lock = PTHREAD_MUTEX_INITIALIZER;
static long served;

static void peer_drop(struct peer *peer)
{
    if (!peer)
        return;
    pthread_mutex_lock(&peer->lock);
    peer->uses--;
    pthread_mutex_unlock(&peer->lock);
}

static void *serve(void *arg)
{
    peer_drop(arg);
    pthread_mutex_lock(&served_lock);
    served++;
    pthread_mutex_unlock(&served_lock);
    return NULL;
}

int main(void)
{
    struct peer *peer = calloc(1, sizeof *peer);
    pthread_t a, b;

    if (!peer)
        return 1;
    pthread_mutex_init(&peer->lock, NULL);
    peer_drop(NULL);
    pthread_create(&a, NULL, serve, peer);
    pthread_create(&b, NULL, serve, peer);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(peer);
    return (int)served;
}
