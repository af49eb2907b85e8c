// the delete path locks the bucket of another hash than the insert path
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 16

struct entry {
    struct entry *next;
    int key;
};

struct bucket {
    pthread_mutex_t lock;
    struct entry *first;
};

static struct bucket table[BUCKETS];

static void insert(int key)
{
    struct bucket *b = &table[(unsigned)key % BUCKETS];
    struct entry *e = malloc(sizeof(*e));

    if (!e)
        abort();
    e->key = key; // NORACE
    pthread_mutex_lock(&b->lock);
    e->next = b->first; // RACE!
    b->first = e; // RACE!
    pthread_mutex_unlock(&b->lock);
}

static void drop_first(int key)
{
    struct bucket *b = &table[(unsigned)key % BUCKETS];
    struct bucket *guard = &table[(unsigned)(key + 1) % BUCKETS];
    struct entry *e;

    pthread_mutex_lock(&guard->lock);
    e = b->first; // RACE!
    if (e)
        b->first = NULL; // RACE!
    pthread_mutex_unlock(&guard->lock);
}

static void *inserter(void *arg)
{
    for (int i = 0; i < 20000; i++)
        insert(i * *(int *)arg);
    return NULL;
}

static void *dropper(void *arg)
{
    for (int i = 0; i < 20000; i++)
        drop_first(i * *(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int factor = 3;

    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&table[i].lock, NULL);
    pthread_create(&a, NULL, inserter, &factor);
    pthread_create(&b, NULL, dropper, &factor);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
