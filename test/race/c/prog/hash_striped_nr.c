// chained hash table with striped locks, insert, look-up and remove
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 128
#define STRIPES 8

typedef struct entry {
    char key[16];
    int value;
    struct entry *next;
} entry_t;

static entry_t *table[BUCKETS];
static pthread_mutex_t stripe[STRIPES];

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}

static void ht_put(const char *key, int value)
{
    unsigned b = hash(key) % BUCKETS;
    pthread_mutex_lock(&stripe[b % STRIPES]);
    entry_t *e;
    for (e = table[b]; e; e = e->next)
        if (strcmp(e->key, key) == 0)
            break;
    if (e == NULL) {
        e = malloc(sizeof *e);
        strncpy(e->key, key, sizeof e->key - 1);
        e->key[15] = 0;
        e->next = table[b];
        table[b] = e; // NORACE
    }
    e->value = value; // NORACE
    pthread_mutex_unlock(&stripe[b % STRIPES]);
}

static int ht_get(const char *key, int *out)
{
    unsigned b = hash(key) % BUCKETS;
    int found = 0;
    pthread_mutex_lock(&stripe[b % STRIPES]);
    for (entry_t *e = table[b]; e; e = e->next) {
        if (strcmp(e->key, key) == 0) {
            *out = e->value; // NORACE
            found = 1;
            break;
        }
    }
    pthread_mutex_unlock(&stripe[b % STRIPES]);
    return found;
}

static void ht_del(const char *key)
{
    unsigned b = hash(key) % BUCKETS;
    pthread_mutex_lock(&stripe[b % STRIPES]);
    entry_t **pp = &table[b];
    while (*pp) {
        entry_t *e = *pp;
        if (strcmp(e->key, key) == 0) {
            *pp = e->next; // NORACE
            free(e);
            break;
        }
        pp = &e->next;
    }
    pthread_mutex_unlock(&stripe[b % STRIPES]);
}

static void *worker(void *arg)
{
    int id = (int)(long)arg, v;
    char key[16];
    for (int i = 0; i < 200; i++) {
        snprintf(key, sizeof key, "k%d", (id * 31 + i) % 64);
        ht_put(key, i);
        if (ht_get(key, &v) && v % 5 == 0)
            ht_del(key);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&stripe[i], NULL);
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
