// Thread-local counters, flushed into a total under a lock
#include <pthread.h>
#include <stdio.h>

static __thread unsigned long local_hits;
static __thread unsigned long local_misses;
static unsigned long hits, misses;
static pthread_mutex_t total_lock = PTHREAD_MUTEX_INITIALIZER;

static void count(int hit)
{
    unsigned long *p = hit ? &local_hits : &local_misses;
    ++*p;
}

static void flush_counters(void)
{
    pthread_mutex_lock(&total_lock);
    hits += local_hits;
    misses += local_misses;
    pthread_mutex_unlock(&total_lock);
    local_hits = local_misses = 0;
}

static void *lookup_loop(void *arg)
{
    unsigned x = (unsigned)(size_t)arg;
    for (int i = 0; i < 10000; i++) {
        x = x * 1103515245u + 12345u;
        count(x & 0x10000);
        if (i % 1000 == 0)
            flush_counters();
    }
    flush_counters();
    return NULL;
}

int main(void)
{
    pthread_t tid[4];
    for (size_t i = 0; i < 4; i++)
        pthread_create(&tid[i], NULL, lookup_loop, (void *)(i + 1));
    for (int i = 0; i < 4; i++)
        pthread_join(tid[i], NULL);
    printf("%lu hits %lu misses\n", hits, misses);
    return 0;
}
