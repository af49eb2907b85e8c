/* A name that is not in the cache is added while the read lock is still held. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct entry {
    struct entry *next;
    char name[64];
    unsigned address;
};

struct cache {
    pthread_rwlock_t lock;
    struct entry *bucket[BUCKETS];
};

static struct cache dns = {PTHREAD_RWLOCK_INITIALIZER, {NULL}};

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}

static struct entry *find(struct cache *c, const char *name)
{
    for (struct entry *e = c->bucket[hash(name)]; e; e = e->next)
        if (!strcmp(e->name, name))
            return e;
    return NULL;
}

static void insert(struct cache *c, const char *name, unsigned address)
{
    struct entry *e = calloc(1, sizeof *e);
    if (!e)
        return;
    strncpy(e->name, name, sizeof e->name - 1);
    e->address = address;
    pthread_rwlock_wrlock(&c->lock); // DEADLOCK!
    e->next = c->bucket[hash(name)];
    c->bucket[hash(name)] = e;
    pthread_rwlock_unlock(&c->lock);
}

static unsigned resolve(struct cache *c, const char *name)
{
    unsigned address;
    pthread_rwlock_rdlock(&c->lock); // DEADLOCK
    struct entry *e = find(c, name);
    if (e) {
        address = e->address;
        pthread_rwlock_unlock(&c->lock);
        return address;
    }
    address = 0x7f000001;
    insert(c, name, address); // DEADLOCK
    pthread_rwlock_unlock(&c->lock);
    return address;
}

static void *client(void *arg)
{
    static const char *names[] = {"a.example", "b.example", "c.example"};
    for (int i = 0; i < 300; i++)
        resolve(&dns, names[i % 3]);
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
