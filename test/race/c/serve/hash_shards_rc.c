// resize touches the shard's count under another shard's lock
// tsan: some: not all of the accesses meet in a short run
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHARDS 4
#define CAP 32

struct shard {
    pthread_mutex_t lock;
    int keys[CAP];
    int values[CAP];
    int count;
};

struct map {
    struct shard shard[SHARDS];
};

static struct shard *shard_for(struct map *m, int key)
{
    return &m->shard[(unsigned)key % SHARDS];
}

static void map_put(struct map *m, int key, int value)
{
    struct shard *s = shard_for(m, key);

    pthread_mutex_lock(&s->lock);
    if (s->count < CAP) { // RACE!
        s->keys[s->count] = key; // RACE!
        s->values[s->count] = value; // RACE!
        s->count++; // RACE!
    }
    pthread_mutex_unlock(&s->lock);
}

static int map_get(struct map *m, int key)
{
    struct shard *s = shard_for(m, key);
    int value = -1;

    pthread_mutex_lock(&s->lock);
    for (int i = 0; i < s->count; i++) // RACE!
        if (s->keys[i] == key) { // NORACE
            value = s->values[i]; // NORACE
            break;
        }
    pthread_mutex_unlock(&s->lock);
    return value;
}

static void map_trim(struct map *m)
{
    for (int i = 0; i < SHARDS; i++) {
        pthread_mutex_lock(&m->shard[0].lock);
        if (m->shard[i].count > CAP / 2) // RACE!
            m->shard[i].count = CAP / 2; // RACE!
        pthread_mutex_unlock(&m->shard[0].lock);
    }
}

static void *client(void *arg)
{
    struct map *m = arg;
    long sum = 0;

    for (int i = 0; i < 100; i++) {
        map_put(m, i, i * 2);
        sum += map_get(m, i / 2);
        if (i % 20 == 0)
            map_trim(m);
    }
    return (void *)sum;
}

int main(void)
{
    struct map *m = calloc(1, sizeof(*m));
    pthread_t t[2];

    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_init(&m->shard[i].lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, m);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", m->shard[0].count); // NORACE
    free(m); // NORACE
    return 0;
}
