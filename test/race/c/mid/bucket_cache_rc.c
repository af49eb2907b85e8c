// a cache with a lock per bucket; eviction walks a bucket under the lock of another one
// tsan: some: the chains are short and the locks order most of the walks
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 8
#define KEYS 64
#define CLIENTS 3

struct entry {
    struct entry *next;
    uint32_t hash;
    int refs;
    int length;
    unsigned used;
    char key[16];
    char value[32];
};

struct bucket {
    pthread_mutex_t lock;
    struct entry *chain;
    unsigned count;
};

struct cache {
    struct bucket buckets[BUCKETS];
    pthread_mutex_t stats_lock;
    unsigned long hits, misses, stores, evictions;
    unsigned limit;
};

struct client {
    pthread_t thread;
    struct cache *cache;
    unsigned seed;
    unsigned found;
};

static uint32_t hash_of(const char *key)
{
    uint32_t h = 2166136261u;

    for (; *key; key++)
        h = (h ^ (unsigned char)*key) * 16777619u;
    return h;
}

static struct bucket *bucket_of(struct cache *c, uint32_t hash)
{
    return &c->buckets[hash % BUCKETS];
}

static void count(struct cache *c, unsigned long *counter)
{
    pthread_mutex_lock(&c->stats_lock);
    ++*counter; // NORACE
    pthread_mutex_unlock(&c->stats_lock);
}

/* The bucket is locked. */
static struct entry *find_locked(struct bucket *b, uint32_t hash, const char *key)
{
    for (struct entry *e = b->chain; e; e = e->next) // RACE! c n
        if (e->hash == hash && strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

static int cache_get(struct cache *c, const char *key, char *out, size_t size)
{
    uint32_t hash = hash_of(key);
    struct bucket *b = bucket_of(c, hash);
    struct entry *e;
    int length = -1;

    pthread_mutex_lock(&b->lock);
    e = find_locked(b, hash, key);
    if (e) {
        length = e->length; // NORACE
        e->used++; // RACE! u
        snprintf(out, size, "%s", e->value); // NORACE
    }
    pthread_mutex_unlock(&b->lock);
    count(c, e ? &c->hits : &c->misses);
    return length;
}

/* The bucket is locked. */
static struct entry *insert_locked(struct bucket *b, uint32_t hash, const char *key)
{
    struct entry *e = calloc(1, sizeof(*e));

    if (!e)
        abort();
    e->hash = hash; // NORACE
    snprintf(e->key, sizeof(e->key), "%s", key); // NORACE
    e->next = b->chain; // RACE! c n
    b->chain = e; // RACE! c
    b->count++; // RACE! k
    return e;
}

static void cache_set(struct cache *c, const char *key, const char *value)
{
    uint32_t hash = hash_of(key);
    struct bucket *b = bucket_of(c, hash);
    struct entry *e;

    pthread_mutex_lock(&b->lock);
    e = find_locked(b, hash, key);
    if (!e)
        e = insert_locked(b, hash, key);
    e->length = (int)strlen(value); // NORACE
    memcpy(e->value, value, (size_t)e->length + 1); // NORACE
    pthread_mutex_unlock(&b->lock);
    count(c, &c->stores);
}

/* Takes the least used entry off a chain that is longer than the limit. */
static int evict_one(struct cache *c, unsigned index)
{
    struct bucket *b = &c->buckets[index];
    struct bucket *guard = &c->buckets[(index + 1) % BUCKETS];
    struct entry **victim = NULL, *gone = NULL;

    pthread_mutex_lock(&guard->lock);
    if (b->count > c->limit) { // RACE! k
        for (struct entry **link = &b->chain; *link; link = &(*link)->next) // RACE! c n
            if (!victim || (*link)->used < (*victim)->used) // RACE! c n u
                victim = link;
        gone = *victim; // RACE! c n
        *victim = gone->next; // RACE! c n
        b->count--; // RACE! k
    }
    pthread_mutex_unlock(&guard->lock);
    if (gone)
        count(c, &c->evictions);
    return gone != NULL;
}

static void *evictor(void *arg)
{
    struct cache *c = arg;

    for (int round = 0; round < 300; round++)
        for (unsigned i = 0; i < BUCKETS; i++)
            evict_one(c, i);
    return NULL;
}

static void *client_main(void *arg)
{
    struct client *me = arg;
    char key[16], value[32], out[32];

    for (unsigned i = 0; i < 2000; i++) {
        unsigned n = (me->seed + i * 7) % KEYS;

        snprintf(key, sizeof(key), "key%u", n);
        if (i % 3 == 0) {
            snprintf(value, sizeof(value), "value %u", i);
            cache_set(me->cache, key, value);
        } else {
            me->found += cache_get(me->cache, key, out, sizeof(out)) >= 0; // NORACE
        }
    }
    return NULL;
}

static void cache_init(struct cache *c, unsigned limit)
{
    memset(c, 0, sizeof(*c));
    c->limit = limit; // NORACE
    pthread_mutex_init(&c->stats_lock, NULL);
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&c->buckets[i].lock, NULL);
}

int main(void)
{
    static struct cache cache;
    static struct client clients[CLIENTS];
    pthread_t evicting;
    unsigned found = 0;

    cache_init(&cache, 4);
    for (int i = 0; i < CLIENTS; i++) {
        clients[i].cache = &cache; // NORACE
        clients[i].seed = (unsigned)i * 13; // NORACE
        pthread_create(&clients[i].thread, NULL, client_main, &clients[i]);
    }
    pthread_create(&evicting, NULL, evictor, &cache);
    for (int i = 0; i < CLIENTS; i++) {
        pthread_join(clients[i].thread, NULL);
        found += clients[i].found; // NORACE
    }
    pthread_join(evicting, NULL);
    printf("%u found, %lu hits, %lu evictions\n", found, cache.hits, cache.evictions); // NORACE
    return found != cache.hits; // NORACE
}
