// Hash table with a lock for each bucket, counters in the buckets, a sweeper
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NBUCKETS 32

struct kv {
    struct kv *next;
    uint32_t key;
    uint32_t value;
    unsigned touched;
};

struct bucket {
    pthread_mutex_t mu;
    struct kv *chain;
    unsigned n;
};

struct table {
    struct bucket b[NBUCKETS];
};

static struct bucket *bucket_of(struct table *t, uint32_t key)
{
    return &t->b[(key * 2654435761u) >> 27];
}

static struct kv **locate(struct bucket *b, uint32_t key)
{
    struct kv **pp;
    for (pp = &b->chain; *pp; pp = &(*pp)->next)
        if ((*pp)->key == key)
            break;
    return pp;
}

static void table_put(struct table *t, uint32_t key, uint32_t value)
{
    struct bucket *b = bucket_of(t, key);
    struct kv *fresh = malloc(sizeof *fresh), **pp;
    fresh->key = key;
    fresh->value = value;
    fresh->touched = 0;
    fresh->next = NULL;
    pthread_mutex_lock(&b->mu);
    pp = locate(b, key);
    if (*pp) {
        (*pp)->value = value;
        free(fresh);
    } else {
        *pp = fresh;
        b->n++;
    }
    pthread_mutex_unlock(&b->mu);
}

static int table_get(struct table *t, uint32_t key, uint32_t *value)
{
    struct bucket *b = bucket_of(t, key);
    struct kv *e;
    int found = 0;
    pthread_mutex_lock(&b->mu);
    e = *locate(b, key);
    if (e) {
        *value = e->value;
        e->touched++;
        found = 1;
    }
    pthread_mutex_unlock(&b->mu);
    return found;
}

static unsigned table_sweep(struct table *t)
{
    unsigned freed = 0;
    for (int i = 0; i < NBUCKETS; i++) {
        struct bucket *b = &t->b[i];
        struct kv **pp, *dead = NULL;
        pthread_mutex_lock(&b->mu);
        pp = &b->chain;
        while (*pp) {
            struct kv *e = *pp;
            if (e->touched == 0) {
                *pp = e->next;
                e->next = dead;
                dead = e;
                b->n--;
            } else {
                e->touched = 0;
                pp = &e->next;
            }
        }
        pthread_mutex_unlock(&b->mu);
        while (dead) {
            struct kv *e = dead;
            dead = e->next;
            free(e);
            freed++;
        }
    }
    return freed;
}

static struct table *table_new(void)
{
    struct table *t = calloc(1, sizeof *t);
    for (int i = 0; i < NBUCKETS; i++)
        pthread_mutex_init(&t->b[i].mu, NULL);
    return t;
}

static void *mutator(void *arg)
{
    struct table *t = arg;
    unsigned seed = 7;
    uint32_t v;
    for (int i = 0; i < 2000; i++) {
        uint32_t k = rand_r(&seed) % 500;
        if (!table_get(t, k, &v))
            table_put(t, k, i);
    }
    return NULL;
}

static void *sweeper(void *arg)
{
    unsigned total = 0;
    for (int i = 0; i < 10; i++)
        total += table_sweep(arg);
    return (void *)(uintptr_t)total;
}

int main(void)
{
    struct table *t = table_new();
    pthread_t m[3], s;
    void *freed;
    unsigned left = 0;
    for (int i = 0; i < 3; i++)
        pthread_create(&m[i], NULL, mutator, t);
    pthread_create(&s, NULL, sweeper, t);
    for (int i = 0; i < 3; i++)
        pthread_join(m[i], NULL);
    pthread_join(s, &freed);
    for (int i = 0; i < NBUCKETS; i++)
        left += t->b[i].n;
    printf("%u left, %u freed\n", left, (unsigned)(uintptr_t)freed);
    return 0;
}
