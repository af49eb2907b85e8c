#include "stats.h"

#include <pthread.h>
#include <stdio.h>

static struct {
    pthread_mutex_t lock;
    unsigned long accepted;
    unsigned long active;
    unsigned long bytes;
} stats = {.lock = PTHREAD_MUTEX_INITIALIZER};

void stats_opened(void)
{
    pthread_mutex_lock(&stats.lock);
    stats.accepted++;
    stats.active++;
    pthread_mutex_unlock(&stats.lock);
}

void stats_closed(unsigned long bytes)
{
    pthread_mutex_lock(&stats.lock);
    stats.bytes += bytes;
    pthread_mutex_unlock(&stats.lock);
    stats.active--; /* moved out of the locked region when `bytes` was added */
}

void stats_print(void)
{
    pthread_mutex_lock(&stats.lock);
    printf("%lu accepted, %lu active, %lu bytes\n", stats.accepted, stats.active, stats.bytes);
    pthread_mutex_unlock(&stats.lock);
}
