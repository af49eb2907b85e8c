// A key-value store behind a read-write lock: readers copy the value out, hits are atomic.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NBUCKETS 64

struct entry {
    char *key;
    char *value;
    struct entry *next;
};

struct store {
    pthread_rwlock_t lock;
    struct entry *buckets[NBUCKETS];
    size_t count;
    atomic_ulong hits, misses;
};

static struct store store = {.lock = PTHREAD_RWLOCK_INITIALIZER};

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % NBUCKETS;
}

static struct entry *lookup(struct store *s, const char *key)
{
    struct entry *e;
    for (e = s->buckets[hash(key)]; e; e = e->next)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

static int store_get(struct store *s, const char *key, char *out, size_t len)
{
    int found = 0;
    pthread_rwlock_rdlock(&s->lock);
    struct entry *e = lookup(s, key);
    if (e) {
        snprintf(out, len, "%s", e->value); // NORACE
        found = 1;
    }
    pthread_rwlock_unlock(&s->lock);
    if (found)
        atomic_fetch_add(&s->hits, 1);
    else
        atomic_fetch_add(&s->misses, 1);
    return found;
}

static void store_set(struct store *s, const char *key, const char *value)
{
    char *copy = strdup(value);
    pthread_rwlock_wrlock(&s->lock);
    struct entry *e = lookup(s, key);
    if (e) {
        free(e->value);
        e->value = copy; // NORACE
    } else {
        unsigned h = hash(key);
        e = malloc(sizeof *e);
        e->key = strdup(key);
        e->value = copy;
        e->next = s->buckets[h];
        s->buckets[h] = e;
        s->count++;
    }
    pthread_rwlock_unlock(&s->lock);
}

static void *writer(void *arg)
{
    char key[16], val[16];
    for (int i = 0; i < 100; i++) {
        snprintf(key, sizeof key, "k%d", i % 10);
        snprintf(val, sizeof val, "v%d", i);
        store_set(arg, key, val);
    }
    return NULL;
}

static void *reader(void *arg)
{
    char key[16], val[16];
    for (int i = 0; i < 100; i++) {
        snprintf(key, sizeof key, "k%d", i % 12);
        store_get(arg, key, val, sizeof val);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    pthread_create(&t[0], NULL, writer, &store);
    pthread_create(&t[1], NULL, writer, &store);
    pthread_create(&t[2], NULL, reader, &store);
    pthread_create(&t[3], NULL, reader, &store);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%zu entries, %lu hits, %lu misses\n", store.count, store.hits, store.misses);
    return 0;
}
