// a hash table with chains behind one rwlock, values copied out
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define BUCKETS 64
typedef struct entry {
    char *key, *value;
    struct entry *next;
} entry;
typedef struct {
    entry *buckets[BUCKETS];
    size_t size;
    pthread_rwlock_t lock;
} cache;
static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}
static cache *cache_new(void)
{
    cache *c = calloc(1, sizeof *c);
    pthread_rwlock_init(&c->lock, NULL);
    return c;
}
static void cache_set(cache *c, const char *k, const char *v)
{
    unsigned h = hash(k);
    pthread_rwlock_wrlock(&c->lock);
    for (entry *e = c->buckets[h]; e; e = e->next)
        if (strcmp(e->key, k) == 0) {
            free(e->value);
            e->value = strdup(v);
            pthread_rwlock_unlock(&c->lock);
            return;
        }
    entry *e = malloc(sizeof *e);
    e->key = strdup(k);
    e->value = strdup(v);
    e->next = c->buckets[h];
    c->buckets[h] = e;
    c->size++;
    pthread_rwlock_unlock(&c->lock);
}
static int cache_get(cache *c, const char *k, char *out, size_t n)
{
    int found = 0;
    pthread_rwlock_rdlock(&c->lock);
    for (entry *e = c->buckets[hash(k)]; e; e = e->next)
        if (strcmp(e->key, k) == 0) {
            snprintf(out, n, "%s", e->value);
            found = 1;
            break;
        }
    pthread_rwlock_unlock(&c->lock);
    return found;
}
static void cache_free(cache *c)
{
    for (int i = 0; i < BUCKETS; i++) {
        entry *e = c->buckets[i];
        while (e) {
            entry *next = e->next;
            free(e->key);
            free(e->value);
            free(e);
            e = next;
        }
    }
    pthread_rwlock_destroy(&c->lock);
    free(c);
}
static void *client(void *arg)
{
    cache *c = arg;
    char key[16], val[32];
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "k%d", i % 50);
        if (!cache_get(c, key, val, sizeof val))
            cache_set(c, key, "v");
    }
    return NULL;
}
int main(void)
{
    cache *c = cache_new();
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, c);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%zu\n", c->size);
    cache_free(c);
    return 0;
}
