// Counters in the thread's own record, on a list of all; the sum is made after the joins
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct stats { unsigned long hits, misses; struct stats *next; };
static struct stats *all;
static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread struct stats *mine;
static struct stats *stats_self(void)
{
    if (!mine) {
        mine = calloc(1, sizeof *mine);
        pthread_mutex_lock(&all_lock);
        mine->next = all;
        all = mine;
        pthread_mutex_unlock(&all_lock);
    }
    return mine;
}
static void *worker(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 10000; i++) {
        seed = seed * 1664525u + 1013904223u;
        if (seed & 0x10000)
            stats_self()->hits++; // NORACE
        else
            stats_self()->misses++; // NORACE
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    unsigned long h = 0, m = 0;
    for (size_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (struct stats *s = all; s; s = s->next) {
        h += s->hits; // NORACE
        m += s->misses; // NORACE
    }
    printf("%lu %lu\n", h, m);
    return 0;
}
