// LRU cache with a hash table and a list; the statistics are read without the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 64
#define CAPACITY 100

typedef struct cache_entry {
    char *key;
    char *value;
    struct cache_entry *hnext;
    struct cache_entry *prev, *next;
} cache_entry;

typedef struct cache {
    pthread_mutex_t lock;
    cache_entry *buckets[BUCKETS];
    cache_entry *lru_head, *lru_tail;
    int count;
    unsigned long hits, misses, evictions;
} cache;

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}

static void lru_unlink(cache *c, cache_entry *e)
{
    if (e->prev)
        e->prev->next = e->next;
    else
        c->lru_head = e->next;
    if (e->next)
        e->next->prev = e->prev;
    else
        c->lru_tail = e->prev;
    e->prev = e->next = NULL;
}

static void lru_push(cache *c, cache_entry *e)
{
    e->prev = NULL;
    e->next = c->lru_head;
    if (c->lru_head)
        c->lru_head->prev = e;
    c->lru_head = e;
    if (!c->lru_tail)
        c->lru_tail = e;
}

static void hash_remove(cache *c, cache_entry *e)
{
    cache_entry **pp = &c->buckets[hash(e->key)];
    while (*pp && *pp != e)
        pp = &(*pp)->hnext;
    if (*pp)
        *pp = e->hnext;
}

static void evict_one(cache *c)
{
    cache_entry *victim = c->lru_tail;
    if (!victim)
        return;
    lru_unlink(c, victim);
    hash_remove(c, victim);
    free(victim->key);
    free(victim->value);
    free(victim);
    c->count--;
    c->evictions++; // RACE!
}

static cache_entry *find(cache *c, const char *key)
{
    cache_entry *e;
    for (e = c->buckets[hash(key)]; e; e = e->hnext)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

cache *cache_create(void)
{
    cache *c = calloc(1, sizeof *c);
    if (c)
        pthread_mutex_init(&c->lock, NULL);
    return c;
}

char *cache_get(cache *c, const char *key)
{
    char *copy = NULL;
    cache_entry *e;
    pthread_mutex_lock(&c->lock);
    e = find(c, key);
    if (e) {
        c->hits++; // RACE!
        lru_unlink(c, e);
        lru_push(c, e);
        copy = strdup(e->value);
    } else {
        c->misses++; // RACE!
    }
    pthread_mutex_unlock(&c->lock);
    return copy;
}

void cache_set(cache *c, const char *key, const char *value)
{
    cache_entry *e;
    pthread_mutex_lock(&c->lock);
    e = find(c, key);
    if (e) {
        free(e->value);
        e->value = strdup(value);
        lru_unlink(c, e);
        lru_push(c, e);
    } else {
        unsigned h = hash(key);
        if (c->count >= CAPACITY)
            evict_one(c);
        e = calloc(1, sizeof *e);
        e->key = strdup(key);
        e->value = strdup(value);
        e->hnext = c->buckets[h];
        c->buckets[h] = e;
        lru_push(c, e);
        c->count++;
    }
    pthread_mutex_unlock(&c->lock);
}

void cache_stats(const cache *c, FILE *out)
{
    fprintf(out, "hits %lu misses %lu evictions %lu\n",
            c->hits, // RACE!
            c->misses, // RACE!
            c->evictions); // RACE!
}

static void *client(void *arg)
{
    cache *c = arg;
    unsigned seed = 1;
    char key[32], val[32];
    for (int i = 0; i < 2000; i++) {
        snprintf(key, sizeof key, "key%d", rand_r(&seed) % 300);
        char *v = cache_get(c, key);
        if (!v) {
            snprintf(val, sizeof val, "value%d", i);
            cache_set(c, key, val);
        }
        free(v);
    }
    return NULL;
}

static void *monitor(void *arg)
{
    for (int i = 0; i < 5; i++)
        cache_stats(arg, stdout);
    return NULL;
}

int main(void)
{
    cache *c = cache_create();
    pthread_t t[4], m;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, c);
    pthread_create(&m, NULL, monitor, c);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    pthread_join(m, NULL);
    cache_stats(c, stdout);
    while (c->lru_tail)
        evict_one(c);
    free(c);
    return 0;
}
