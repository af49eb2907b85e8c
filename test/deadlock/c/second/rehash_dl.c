/* A hash table with a lock per bucket; moving an entry takes two of them. */
#include <pthread.h>
#define BUCKETS 64

struct entry { struct entry *next; unsigned key; };
struct bucket { pthread_mutex_t lock; struct entry *head; };
static struct bucket table[BUCKETS];

static struct entry *unlink_key(struct bucket *b, unsigned key)
{
    for (struct entry **p = &b->head; *p; p = &(*p)->next)
        if ((*p)->key == key) {
            struct entry *e = *p;
            *p = e->next;
            return e;
        }
    return 0;
}

static void rename_key(unsigned from, unsigned to)
{
    unsigned i = from % BUCKETS, j = to % BUCKETS;
    pthread_mutex_lock(&table[i].lock);
    if (i != j)
        pthread_mutex_lock(&table[j].lock); // DEADLOCK!
    struct entry *e = unlink_key(&table[i], from);
    if (e) {
        e->key = to;
        e->next = table[j].head;
        table[j].head = e;
    }
    if (i != j)
        pthread_mutex_unlock(&table[j].lock);
    pthread_mutex_unlock(&table[i].lock);
}

static void *worker(void *arg)
{
    unsigned base = (unsigned)(unsigned long)arg;
    for (unsigned k = 0; k < 1000; k++)
        rename_key(base + k, base + k * 7);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&table[i].lock, 0);
    pthread_create(&a, 0, worker, (void *)1);
    pthread_create(&b, 0, worker, (void *)2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
