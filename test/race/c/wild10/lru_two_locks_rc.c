// An LRU cache: the hash has a lock and the list another; one path moves items under the wrong one
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct item {
    int key, value;
    struct item *hnext;
    struct item *prev, *next;
};
#define BUCKETS 16
static struct item *hash[BUCKETS];
static struct item lru = {.prev = &lru, .next = &lru};
static pthread_mutex_t hash_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lru_lock = PTHREAD_MUTEX_INITIALIZER;

static void lru_unlink(struct item *i)
{
    i->prev->next = i->next; // RACE!
    i->next->prev = i->prev; // RACE!
}
static void lru_front(struct item *i)
{
    i->next = lru.next; // RACE!
    i->prev = &lru; // RACE!
    lru.next->prev = i; // RACE!
    lru.next = i; // RACE!
}

static int get(int key)
{
    int v = -1;
    pthread_mutex_lock(&hash_lock);
    for (struct item *i = hash[key % BUCKETS]; i; i = i->hnext)
        if (i->key == key) {
            v = i->value; // NORACE
            lru_unlink(i);
            lru_front(i);
        }
    pthread_mutex_unlock(&hash_lock);
    return v;
}

static void put(int key, int value)
{
    struct item *i = malloc(sizeof *i);
    i->key = key;
    i->value = value; // NORACE
    pthread_mutex_lock(&hash_lock);
    i->hnext = hash[key % BUCKETS];
    hash[key % BUCKETS] = i; // NORACE
    pthread_mutex_unlock(&hash_lock);
    pthread_mutex_lock(&lru_lock);
    lru_front(i);
    pthread_mutex_unlock(&lru_lock);
}

static void *client(void *arg)
{
    for (int i = 0; i < 100; i++)
        if (get(i) < 0)
            put(i, i * i);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
