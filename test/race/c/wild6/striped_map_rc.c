// Hash map with one lock for each stripe of buckets; the size is counted without any
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define BUCKETS 64
#define STRIPES 8
struct entry { char *key; int value; struct entry *next; };
struct map {
    struct entry *buckets[BUCKETS];
    pthread_mutex_t stripes[STRIPES];
    size_t size;
};
static unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}
static void map_put(struct map *m, const char *key, int value)
{
    unsigned h = hash(key);
    pthread_mutex_t *l = &m->stripes[h % STRIPES];
    pthread_mutex_lock(l);
    struct entry *e = m->buckets[h % BUCKETS];
    while (e && strcmp(e->key, key) != 0)
        e = e->next;
    if (!e) {
        e = malloc(sizeof *e);
        e->key = strdup(key);
        e->next = m->buckets[h % BUCKETS];
        m->buckets[h % BUCKETS] = e;
        m->size++; // RACE!
    }
    e->value = value;
    pthread_mutex_unlock(l);
}
static int map_get(struct map *m, const char *key, int *out)
{
    unsigned h = hash(key);
    int found = 0;
    pthread_mutex_lock(&m->stripes[h % STRIPES]);
    for (struct entry *e = m->buckets[h % BUCKETS]; e; e = e->next)
        if (strcmp(e->key, key) == 0) {
            *out = e->value;
            found = 1;
            break;
        }
    pthread_mutex_unlock(&m->stripes[h % STRIPES]);
    return found;
}
static struct map map;
static void *client(void *arg)
{
    char key[16];
    int v;
    for (int i = 0; i < 100; i++) {
        key[0] = 'a' + (i + *(int *)arg) % 26;
        key[1] = 0;
        map_put(&map, key, i);
        map_get(&map, key, &v);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    int ids[2] = { 1, 2 };
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&map.stripes[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return map.size > 0;
}
