/* An entry moves from bucket to bucket, under both locks, the lower number first. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 32

struct entry {
    uint32_t key;
    struct entry *next;
};

struct bucket {
    pthread_mutex_t lock;
    struct entry *first;
    int n;
};

static struct bucket table[BUCKETS];

static void push(struct bucket *b, struct entry *e)
{
    e->next = b->first;
    b->first = e;
    b->n++;
}

static struct entry *unlink_key(struct bucket *b, uint32_t key)
{
    for (struct entry **p = &b->first; *p; p = &(*p)->next)
        if ((*p)->key == key) {
            struct entry *e = *p;
            *p = e->next;
            b->n--;
            return e;
        }
    return NULL;
}

static int rename_key(uint32_t from, uint32_t to)
{
    uint32_t i = from % BUCKETS, k = to % BUCKETS;
    struct entry *e;
    if (i == k) {
        pthread_mutex_lock(&table[i].lock);
        e = unlink_key(&table[i], from);
        if (e) {
            e->key = to;
            push(&table[i], e);
        }
        pthread_mutex_unlock(&table[i].lock);
        return e != NULL;
    }
    uint32_t first = i < k ? i : k, second = i < k ? k : i;
    pthread_mutex_lock(&table[first].lock);
    pthread_mutex_lock(&table[second].lock);
    e = unlink_key(&table[i], from);
    if (e) {
        e->key = to;
        push(&table[k], e);
    }
    pthread_mutex_unlock(&table[second].lock);
    pthread_mutex_unlock(&table[first].lock);
    return e != NULL;
}

static void *shuffle(void *arg)
{
    unsigned seed = (unsigned)(uintptr_t)arg;
    for (int i = 0; i < 1000; i++)
        rename_key((uint32_t)rand_r(&seed), (uint32_t)rand_r(&seed));
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&table[i].lock, NULL);
    for (uint32_t k = 0; k < 200; k++) {
        struct entry *e = malloc(sizeof *e);
        e->key = k;
        push(&table[k % BUCKETS], e);
    }
    for (uintptr_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, shuffle, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
