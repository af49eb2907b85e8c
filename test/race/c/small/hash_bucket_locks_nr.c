// A hash table with a lock per bucket; the count is atomic
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#define BUCKETS 16

struct entry { struct entry *next; char key[16]; int value; };
struct bucket { pthread_mutex_t lock; struct entry *head; };
static struct bucket buckets[BUCKETS];
static atomic_int count;

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}

static void put(const char *key, int value)
{
    struct bucket *b = &buckets[hash(key) % BUCKETS];
    struct entry *e;
    pthread_mutex_lock(&b->lock);
    for (e = b->head; e; e = e->next)
        if (!strcmp(e->key, key))
            break;
    if (!e) {
        e = malloc(sizeof *e);
        strncpy(e->key, key, sizeof e->key - 1);
        e->key[sizeof e->key - 1] = 0;
        e->next = b->head;
        b->head = e;
        atomic_fetch_add(&count, 1);
    }
    e->value = value;
    pthread_mutex_unlock(&b->lock);
}

static int get(const char *key)
{
    struct bucket *b = &buckets[hash(key) % BUCKETS];
    int v = -1;
    pthread_mutex_lock(&b->lock);
    for (struct entry *e = b->head; e; e = e->next)
        if (!strcmp(e->key, key)) {
            v = e->value;
            break;
        }
    pthread_mutex_unlock(&b->lock);
    return v;
}

static void *run(void *arg)
{
    (void)arg;
    char key[8] = "k0";
    for (int i = 0; i < 200; i++) {
        key[1] = '0' + i % 10;
        if (i % 3)
            put(key, i);
        else
            get(key);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&buckets[i].lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return atomic_load(&count) > 10;
}
