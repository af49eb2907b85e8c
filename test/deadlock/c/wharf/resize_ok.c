/* A table with a lock for each bucket and one for its size, which is taken first or alone. */
#include <pthread.h>
#include <stdlib.h>

#define BUCKETS 16

struct table {
    pthread_mutex_t size_lock;
    int count;
    struct {
        pthread_mutex_t lock;
        int used;
    } bucket[BUCKETS];
};

static struct table *new_table(void)
{
    struct table *t = calloc(1, sizeof *t);
    pthread_mutex_init(&t->size_lock, NULL);
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&t->bucket[i].lock, NULL);
    return t;
}

static void insert(struct table *t, unsigned key)
{
    unsigned b = key % BUCKETS;
    pthread_mutex_lock(&t->bucket[b].lock);
    t->bucket[b].used++;
    pthread_mutex_unlock(&t->bucket[b].lock);
    pthread_mutex_lock(&t->size_lock);
    t->count++;
    pthread_mutex_unlock(&t->size_lock);
}

static void recount(struct table *t)
{
    int n = 0;
    pthread_mutex_lock(&t->size_lock);
    for (int i = 0; i < BUCKETS; i++) {
        pthread_mutex_lock(&t->bucket[i].lock);
        n += t->bucket[i].used;
        pthread_mutex_unlock(&t->bucket[i].lock);
    }
    t->count = n;
    pthread_mutex_unlock(&t->size_lock);
}

static void *writer(void *arg)
{
    for (unsigned i = 0; i < 1000; i++)
        insert(arg, i * 2654435761u);
    return NULL;
}

static void *counter(void *arg)
{
    for (int i = 0; i < 10; i++)
        recount(arg);
    return NULL;
}

int main(void)
{
    pthread_t w, c;
    struct table *t = new_table();
    pthread_create(&w, NULL, writer, t);
    pthread_create(&c, NULL, counter, t);
    pthread_join(w, NULL);
    pthread_join(c, NULL);
    free(t);
    return 0;
}
