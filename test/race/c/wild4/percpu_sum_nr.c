// sharded counters, relaxed, one line of the cache each
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#define SHARDS 8
struct shard {
    _Alignas(64) _Atomic uint64_t n;
    uint64_t last_seen;
};
static struct shard shards[SHARDS];
static atomic_uint next_shard;
static _Thread_local unsigned my_shard = -1u;

static void count(uint64_t by)
{
    if (my_shard == -1u)
        my_shard = atomic_fetch_add(&next_shard, 1) % SHARDS;
    atomic_fetch_add_explicit(&shards[my_shard].n, by, memory_order_relaxed);
}
static uint64_t read_all(void)
{
    uint64_t s = 0;
    for (int i = 0; i < SHARDS; i++) {
        shards[i].last_seen = atomic_load_explicit(&shards[i].n, memory_order_relaxed);
        s += shards[i].last_seen;
    }
    return s;
}
static void *run(void *arg)
{
    for (int i = 0; i < 1000; i++)
        count(1);
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, run, NULL);
    printf("%lu\n", (unsigned long)read_all());
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%lu\n", (unsigned long)read_all());
    return 0;
}
