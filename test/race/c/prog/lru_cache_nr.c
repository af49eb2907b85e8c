// a small cache: doubly linked list plus table, one lock, loader outside of the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SLOTS 32
#define LIMIT 8

typedef struct node {
    int key, value;
    struct node *prev, *next, *chain;
} node;

static struct {
    pthread_mutex_t lock;
    node *table[SLOTS];
    node head;
    int size;
} cache = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void unlink_node(node *n)
{
    n->prev->next = n->next;
    n->next->prev = n->prev;
}

static void push_front(node *n)
{
    n->next = cache.head.next;
    n->prev = &cache.head;
    cache.head.next->prev = n;
    cache.head.next = n;
}

static node *find(int key)
{
    node *n = cache.table[key % SLOTS];
    while (n && n->key != key)
        n = n->chain;
    return n;
}

static void evict(void)
{
    node *victim = cache.head.prev;
    node **pp = &cache.table[victim->key % SLOTS];
    while (*pp != victim)
        pp = &(*pp)->chain;
    *pp = victim->chain;
    unlink_node(victim);
    free(victim);
    cache.size--;
}

static int load(int key)
{
    return key * 7;
}

static int get(int key)
{
    pthread_mutex_lock(&cache.lock);
    node *n = find(key);
    if (n) {
        unlink_node(n);
        push_front(n);
        int v = n->value; // NORACE
        pthread_mutex_unlock(&cache.lock);
        return v;
    }
    pthread_mutex_unlock(&cache.lock);

    int v = load(key);
    node *fresh = malloc(sizeof *fresh);
    fresh->key = key;
    fresh->value = v;
    pthread_mutex_lock(&cache.lock);
    if (cache.size >= LIMIT)
        evict();
    fresh->chain = cache.table[key % SLOTS];
    cache.table[key % SLOTS] = fresh;
    push_front(fresh);
    cache.size++; // NORACE
    pthread_mutex_unlock(&cache.lock);
    return v;
}

static void *client(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    long sum = 0;
    for (int i = 0; i < 200; i++)
        sum += get(rand_r(&seed) % 20);
    return (void *)sum;
}

int main(void)
{
    pthread_t t[3];
    cache.head.next = cache.head.prev = &cache.head;
    for (size_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", cache.size);
    return 0;
}
