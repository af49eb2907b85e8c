// a key-value store: hits are counted under the read lock
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NBUCKETS 64

struct entry {
    char *key;
    char *value;
    unsigned hits;
    struct entry *next;
};

struct bucket {
    pthread_rwlock_t lock;
    struct entry *head;
};

struct store {
    struct bucket buckets[NBUCKETS];
    pthread_mutex_t stat_lock;
    unsigned long gets, puts, misses;
};

static uint32_t hash(const char *s)
{
    uint32_t h = 2166136261u;

    while (*s) {
        h ^= (unsigned char)*s++;
        h *= 16777619u;
    }
    return h;
}

static struct store *store_new(void)
{
    struct store *s = calloc(1, sizeof(*s));

    for (int i = 0; i < NBUCKETS; i++)
        pthread_rwlock_init(&s->buckets[i].lock, NULL);
    pthread_mutex_init(&s->stat_lock, NULL);
    return s;
}

static struct entry *find(struct bucket *b, const char *key)
{
    for (struct entry *e = b->head; e; e = e->next)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

static char *store_get(struct store *s, const char *key)
{
    struct bucket *b = &s->buckets[hash(key) % NBUCKETS];
    char *copy = NULL;

    pthread_rwlock_rdlock(&b->lock);
    struct entry *e = find(b, key);
    if (e) {
        copy = strdup(e->value);
        e->hits++; // RACE!
    }
    pthread_rwlock_unlock(&b->lock);
    pthread_mutex_lock(&s->stat_lock);
    s->gets++;
    if (!copy)
        s->misses++;
    pthread_mutex_unlock(&s->stat_lock);
    return copy;
}

static void store_put(struct store *s, const char *key, const char *value)
{
    struct bucket *b = &s->buckets[hash(key) % NBUCKETS];

    pthread_rwlock_wrlock(&b->lock);
    struct entry *e = find(b, key);
    if (!e) {
        e = calloc(1, sizeof(*e));
        e->key = strdup(key);
        e->next = b->head;
        b->head = e;
    } else {
        free(e->value);
    }
    e->value = strdup(value);
    pthread_rwlock_unlock(&b->lock);
    pthread_mutex_lock(&s->stat_lock);
    s->puts++;
    pthread_mutex_unlock(&s->stat_lock);
}

static void store_delete(struct store *s, const char *key)
{
    struct bucket *b = &s->buckets[hash(key) % NBUCKETS];
    struct entry **pp, *dead = NULL;

    pthread_rwlock_wrlock(&b->lock);
    for (pp = &b->head; *pp; pp = &(*pp)->next) {
        if (strcmp((*pp)->key, key) == 0) {
            dead = *pp;
            *pp = dead->next;
            break;
        }
    }
    pthread_rwlock_unlock(&b->lock);
    if (dead) {
        free(dead->key);
        free(dead->value);
        free(dead);
    }
}

static void *client(void *arg)
{
    struct store *s = arg;
    unsigned seed = (unsigned)(uintptr_t)&seed;
    char key[16], value[16];

    for (int i = 0; i < 1000; i++) {
        int r = rand_r(&seed);
        snprintf(key, sizeof(key), "k%d", r % 100);
        switch (r % 4) {
        case 0:
            snprintf(value, sizeof(value), "v%d", i);
            store_put(s, key, value);
            break;
        case 1:
            store_delete(s, key);
            break;
        default:
            free(store_get(s, key));
        }
    }
    return NULL;
}

int main(void)
{
    struct store *s = store_new();
    pthread_t t[4];

    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, s);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%lu %lu %lu\n", s->gets, s->puts, s->misses);
    return 0;
}
