// a hash table whose size is read before the lock is taken
#include <pthread.h>
#include <stdlib.h>

struct node {
    unsigned key;
    struct node *next;
};

static struct node **buckets;
static unsigned nbuckets = 4, nitems;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void grow(void)
{
    unsigned n = nbuckets * 2;
    struct node **fresh = calloc(n, sizeof *fresh);
    for (unsigned i = 0; i < nbuckets; i++) {
        struct node *p = buckets[i];
        while (p) {
            struct node *next = p->next;
            p->next = fresh[p->key % n];
            fresh[p->key % n] = p;
            p = next;
        }
    }
    free(buckets);
    buckets = fresh;
    nbuckets = n; // RACE!
}

static void insert(unsigned key)
{
    struct node *n = malloc(sizeof *n);
    n->key = key;
    unsigned b = key % nbuckets; // RACE!
    pthread_mutex_lock(&lock);
    n->next = buckets[b];
    buckets[b] = n;
    if (++nitems > 2 * nbuckets)
        grow();
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    unsigned base = (unsigned)(unsigned long)arg;
    for (unsigned i = 0; i < 100; i++)
        insert(base + i);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    buckets = calloc(nbuckets, sizeof *buckets);
    for (unsigned long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)(i * 1000));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
