// A pool of buffers: a bitmap under a lock says which are free
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define BUFS 32
static struct {
    pthread_mutex_t mu;
    pthread_cond_t freed;
    uint32_t used;
    char mem[BUFS][256];
} pool = {.mu = PTHREAD_MUTEX_INITIALIZER, .freed = PTHREAD_COND_INITIALIZER};

static int pool_get(void)
{
    pthread_mutex_lock(&pool.mu);
    while (pool.used == UINT32_MAX)
        pthread_cond_wait(&pool.freed, &pool.mu);
    int i = __builtin_ctz(~pool.used);
    pool.used |= UINT32_C(1) << i; // NORACE
    pthread_mutex_unlock(&pool.mu);
    return i;
}

static void pool_put(int i)
{
    pthread_mutex_lock(&pool.mu);
    pool.used &= ~(UINT32_C(1) << i); // NORACE
    pthread_cond_signal(&pool.freed);
    pthread_mutex_unlock(&pool.mu);
}

static void *run(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        int b = pool_get();
        memset(pool.mem[b], i, sizeof pool.mem[b]); // NORACE
        pool_put(b);
    }
    return arg;
}

int main(void)
{
    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], NULL);
    return 0;
}
