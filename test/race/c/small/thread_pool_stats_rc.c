// The pool's tasks all bump one statistics field
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define WORKERS 3
#define CAP 32

struct task { void (*fn)(void *); void *arg; };
static struct task queue[CAP];
static int count, stopping;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static struct { long bytes; long calls; } stats;

static void *pool_run(void *arg)
{
    (void)arg;
    while (1) {
        pthread_mutex_lock(&lock);
        while (count == 0 && !stopping)
            pthread_cond_wait(&wake, &lock);
        if (count == 0) {
            pthread_mutex_unlock(&lock);
            break;
        }
        struct task t = queue[--count];
        pthread_mutex_unlock(&lock);
        t.fn(t.arg);
    }
    return NULL;
}

static void send_bytes(void *arg)
{
    stats.bytes += (long)arg; // RACE!
    __sync_fetch_and_add(&stats.calls, 1);
}

int main(void)
{
    pthread_t t[WORKERS];
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&t[i], NULL, pool_run, NULL);
    for (long i = 0; i < CAP; i++) {
        pthread_mutex_lock(&lock);
        if (count < CAP)
            queue[count++] = (struct task){ send_bytes, (void *)i };
        pthread_cond_signal(&wake);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    stopping = 1;
    pthread_cond_broadcast(&wake);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld\n", stats.bytes, stats.calls);
    return 0;
}
