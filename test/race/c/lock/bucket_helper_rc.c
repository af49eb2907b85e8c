// A helper finds the node in the list of a bucket; one caller lets go of the lock too early
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdlib.h>

struct node {
    int key, hits;
    struct node *next;
};
struct bucket {
    pthread_mutex_t lock;
    struct node *first;
};
static struct bucket buckets[8];

static struct node **locate(struct bucket *b, int key)
{
    struct node **link;
    for (link = &b->first; *link; link = &(*link)->next)
        if ((*link)->key == key)
            break;
    return link;
}

static struct node *lookup(struct bucket *b, int key)
{
    struct node *n = b->first;
    while (n && n->key != key)
        n = n->next;
    return n;
}

static void insert(int key)
{
    struct bucket *b = &buckets[(unsigned)key * 2654435761u >> 29];
    struct node *n = malloc(sizeof *n), **link;
    n->key = key;
    n->hits = 0;
    n->next = NULL;
    pthread_mutex_lock(&b->lock);
    link = locate(b, key);
    if (*link)
        free(n);
    else
        *link = n;
    pthread_mutex_unlock(&b->lock);
}

static void hit(int key)
{
    struct bucket *b = &buckets[(unsigned)key * 2654435761u >> 29];
    pthread_mutex_lock(&b->lock);
    struct node *n = lookup(b, key);
    pthread_mutex_unlock(&b->lock);
    if (n)
        n->hits++; // RACE!
}

static void *work(void *arg)
{
    for (int i = 0; i < 200; i++) {
        insert(i % 50);
        hit(i % 40);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 8; i++)
        pthread_mutex_init(&buckets[i].lock, NULL);
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
