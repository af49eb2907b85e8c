/* hash table: what happens when there is no memory or the key is there already */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define BUCKETS 64

struct entry { struct entry *next; char *key; int value; };
struct table { pthread_mutex_t lock; struct entry *bucket[BUCKETS]; size_t used; };

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}

static int table_insert(struct table *t, const char *key, int value)
{
    unsigned h = hash(key);
    pthread_mutex_lock(&t->lock); // DEADLOCK
    for (struct entry *e = t->bucket[h]; e; e = e->next)
        if (strcmp(e->key, key) == 0) {
            pthread_mutex_unlock(&t->lock);
            return -EEXIST;
        }
    struct entry *e = malloc(sizeof *e);
    if (!e) // DEADLOCK!
        return -ENOMEM; // DEADLOCK
    e->key = strdup(key);
    e->value = value;
    e->next = t->bucket[h];
    t->bucket[h] = e;
    t->used++;
    pthread_mutex_unlock(&t->lock);
    return 0;
}

static struct table tab = { .lock = PTHREAD_MUTEX_INITIALIZER };

static void *fill(void *arg)
{
    table_insert(&tab, arg, 1);
    table_insert(&tab, "shared", 2);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, fill, "a");
    pthread_create(&b, NULL, fill, "b");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
