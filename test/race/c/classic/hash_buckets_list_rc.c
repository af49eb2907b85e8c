// a hash table of lists with a lock for each bucket
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define B 16
struct entry { int key, value; struct entry *next; };
struct bucket { pthread_mutex_t lock; struct entry *first; };
struct table { struct bucket buckets[B]; int size; };

static void set(struct table *t, int key, int value)
{
    struct bucket *b = &t->buckets[key % B];
    struct entry *e;
    pthread_mutex_lock(&b->lock);
    for (e = b->first; e; e = e->next)
        if (e->key == key)
            break;
    if (!e) {
        e = malloc(sizeof *e);
        e->key = key;
        e->next = b->first;
        b->first = e;
    }
    e->value = value; // RACE! v
    pthread_mutex_unlock(&b->lock);
}

static int get(struct table *t, int key)
{
    struct bucket *b = &t->buckets[key % B];
    struct entry *e;
    int r = -1;
    pthread_mutex_lock(&b->lock);
    for (e = b->first; e; e = e->next)
        if (e->key == key)
            break;
    pthread_mutex_unlock(&b->lock);
    if (e)
        r = e->value; // RACE! v
    return r;
}

static struct table *shared;

static void *client(void *arg)
{
    for (int i = 0; i < 100; i++)
        if (get(shared, i) < 0)
            set(shared, i, i);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    shared = calloc(1, sizeof *shared);
    for (int i = 0; i < B; i++)
        pthread_mutex_init(&shared->buckets[i].lock, NULL);
    pthread_create(&a, NULL, client, NULL);
    pthread_create(&b, NULL, client, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
