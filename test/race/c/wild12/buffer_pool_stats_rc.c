// buffers of a pool are safe, the gauge that a monitor reads is not
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct buf {
    struct buf *next;
    size_t used;
    char bytes[256];
};
static struct pool {
    pthread_mutex_t lock;
    struct buf *free;
    int in_use;
    int peak;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER};
static volatile int quit;

static struct buf *buf_get(void)
{
    pthread_mutex_lock(&pool.lock);
    struct buf *b = pool.free;
    if (b)
        pool.free = b->next;
    pool.in_use++; // RACE! use
    if (pool.in_use > pool.peak)
        pool.peak = pool.in_use; // RACE! peak
    pthread_mutex_unlock(&pool.lock);
    if (!b)
        b = malloc(sizeof *b);
    b->used = 0; // NORACE
    return b;
}
static void buf_put(struct buf *b)
{
    pthread_mutex_lock(&pool.lock);
    b->next = pool.free;
    pool.free = b;
    pool.in_use--; // RACE! use
    pthread_mutex_unlock(&pool.lock);
}
static void *filler(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct buf *b = buf_get();
        b->used = (size_t)snprintf(b->bytes, sizeof b->bytes, "%d", i); // NORACE
        buf_put(b);
    }
    return NULL;
}
static void *monitor(void *arg)
{
    (void)arg;
    while (!quit) { // RACE! quit
        printf("in use %d\n", pool.in_use); // RACE! use
        printf("peak %d\n", pool.peak);     // RACE! peak
        usleep(1000);
    }
    return NULL;
}
int main(void)
{
    pthread_t f[2], mon;
    pthread_create(&mon, NULL, monitor, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&f[i], NULL, filler, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(f[i], NULL);
    quit = 1; // RACE! quit
    pthread_join(mon, NULL);
    return 0;
}
