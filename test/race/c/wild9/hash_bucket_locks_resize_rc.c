// A lock for each bucket, but the number of entries has none
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct entry {
    unsigned key;
    int value;
    struct entry *next;
};
struct bucket {
    pthread_mutex_t lock;
    struct entry *first;
};
struct table {
    unsigned nbuckets;
    unsigned count;
    struct bucket *buckets;
};

static struct table *table_new(unsigned n)
{
    struct table *t = malloc(sizeof *t);
    t->nbuckets = n;
    t->count = 0; // NORACE
    t->buckets = calloc(n, sizeof *t->buckets);
    for (unsigned i = 0; i < n; i++)
        pthread_mutex_init(&t->buckets[i].lock, NULL);
    return t;
}

static void table_set(struct table *t, unsigned key, int value)
{
    struct bucket *b = &t->buckets[key % t->nbuckets]; // NORACE
    pthread_mutex_lock(&b->lock);
    struct entry *e = b->first;
    while (e && e->key != key) // NORACE
        e = e->next;
    if (!e) {
        e = malloc(sizeof *e);
        e->key = key;
        e->next = b->first;
        b->first = e; // NORACE
        t->count++; // RACE!
    }
    e->value = value; // NORACE
    pthread_mutex_unlock(&b->lock);
}

static void *fill(void *arg)
{
    struct table *t = arg;
    for (unsigned i = 0; i < 5000; i++)
        table_set(t, i * 7919u, (int)i);
    return NULL;
}

int main(void)
{
    struct table *t = table_new(64);
    pthread_t th[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&th[i], NULL, fill, t);
    for (int i = 0; i < 4; i++)
        pthread_join(th[i], NULL);
    printf("%u entries\n", t->count); // NORACE
    return 0;
}
