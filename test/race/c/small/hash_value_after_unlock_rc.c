// get() hands out a pointer into the bucket and the caller uses it without the lock
#include <pthread.h>
#include <stdlib.h>
#define BUCKETS 8

struct entry { struct entry *next; int key, hits; };
struct bucket { pthread_mutex_t lock; struct entry *head; };
static struct bucket tab[BUCKETS];

static struct entry *lookup(int key)
{
    struct bucket *b = &tab[key % BUCKETS];
    struct entry *e;
    pthread_mutex_lock(&b->lock);
    for (e = b->head; e; e = e->next)
        if (e->key == key)
            break;
    if (!e) {
        e = calloc(1, sizeof *e);
        e->key = key;
        e->next = b->head;
        b->head = e;
    }
    pthread_mutex_unlock(&b->lock);
    return e;
}

static void *client(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct entry *e = lookup(i % 20);
        e->hits++; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&tab[i].lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
