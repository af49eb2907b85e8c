// A key-value store under a readers-writer lock whose hit counter is raised by readers
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 32

struct entry {
    char *key;
    int value;
    struct entry *next;
};

static struct store {
    pthread_rwlock_t lock;
    struct entry *bucket[BUCKETS];
    unsigned long hits, misses, sets;
} store = { .lock = PTHREAD_RWLOCK_INITIALIZER };

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}

static int get(const char *key, int *value)
{
    int found = 0;
    pthread_rwlock_rdlock(&store.lock);
    for (struct entry *e = store.bucket[hash(key)]; e; e = e->next)
        if (strcmp(e->key, key) == 0) {
            *value = e->value;
            found = 1;
            break;
        }
    if (found)
        store.hits++;           // RACE! hits
    else
        store.misses++;         // RACE! misses
    pthread_rwlock_unlock(&store.lock);
    return found;
}

static void set(const char *key, int value)
{
    unsigned h = hash(key);
    pthread_rwlock_wrlock(&store.lock);
    store.sets++;               // NORACE
    struct entry *e = store.bucket[h];
    while (e && strcmp(e->key, key) != 0)
        e = e->next;
    if (!e) {
        e = calloc(1, sizeof *e);
        e->key = strdup(key);
        e->next = store.bucket[h];
        store.bucket[h] = e;
    }
    e->value = value;           // NORACE
    pthread_rwlock_unlock(&store.lock);
}

static void *client(void *arg)
{
    char key[16];
    int v, base = (int)(size_t)arg;
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "k%d", (base + i) % 50);
        if (!get(key, &v))
            set(key, i);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (size_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, (void *)(i * 7));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%lu %lu %lu\n", store.hits, store.misses, store.sets);
    return 0;
}
