// the value found is returned and used after the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define BUCKETS 64
typedef struct entry {
    char *key, *value;
    struct entry *next;
} entry;
typedef struct {
    entry *buckets[BUCKETS];
    size_t size;
    pthread_rwlock_t lock;
} cache;
static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}
static void cache_set(cache *c, const char *k, const char *v)
{
    unsigned h = hash(k);
    pthread_rwlock_wrlock(&c->lock);
    for (entry *e = c->buckets[h]; e; e = e->next)
        if (strcmp(e->key, k) == 0) {
            free(e->value); // RACE! v
            e->value = strdup(v);
            pthread_rwlock_unlock(&c->lock);
            return;
        }
    entry *e = malloc(sizeof *e);
    e->key = strdup(k);
    e->value = strdup(v);
    e->next = c->buckets[h];
    c->buckets[h] = e;
    c->size++; // RACE! s
    pthread_rwlock_unlock(&c->lock);
}
static const char *cache_get(cache *c, const char *k)
{
    const char *found = NULL;
    pthread_rwlock_rdlock(&c->lock);
    for (entry *e = c->buckets[hash(k)]; e; e = e->next)
        if (strcmp(e->key, k) == 0) {
            found = e->value;
            break;
        }
    pthread_rwlock_unlock(&c->lock);
    return found;
}
static void *client(void *arg)
{
    cache *c = arg;
    char key[16];
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "k%d", i % 50);
        const char *v = cache_get(c, key);
        if (!v || strlen(v) > 10) // RACE! v
            cache_set(c, key, "v");
    }
    return NULL;
}
int main(void)
{
    cache *c = calloc(1, sizeof *c);
    pthread_t t[4];
    pthread_rwlock_init(&c->lock, NULL);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, c);
    printf("%zu\n", c->size); // RACE! s
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
