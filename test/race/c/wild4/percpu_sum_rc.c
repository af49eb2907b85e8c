// sharded counters: more threads than shards add without atomics
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#define SHARDS 2
struct shard {
    _Alignas(64) uint64_t n;
};
static struct shard shards[SHARDS];
static atomic_uint next_shard;
static _Thread_local unsigned my_shard = -1u;

static void count(uint64_t by)
{
    if (my_shard == -1u)
        my_shard = atomic_fetch_add(&next_shard, 1) % SHARDS;
    shards[my_shard].n += by; // RACE!
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
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%lu\n", (unsigned long)(shards[0].n + shards[1].n));
    return 0;
}
