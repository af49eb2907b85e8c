/* a cache that fills itself: the reader asks for the write lock */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node { struct node *next; char key[32]; int value; };
static struct { pthread_rwlock_t lock; struct node *head; } cache = {PTHREAD_RWLOCK_INITIALIZER, 0};

static struct node *find(const char *key)
{
    for (struct node *n = cache.head; n; n = n->next)
        if (!strcmp(n->key, key))
            return n;
    return NULL;
}

static struct node *insert(const char *key, int value)
{
    pthread_rwlock_wrlock(&cache.lock);
    struct node *n = find(key);
    if (!n) {
        n = calloc(1, sizeof *n);
        strncpy(n->key, key, sizeof n->key - 1);
        n->value = value;
        n->next = cache.head;
        cache.head = n;
    }
    pthread_rwlock_unlock(&cache.lock);
    return n;
}

int lookup(const char *key)
{
    pthread_rwlock_rdlock(&cache.lock);
    struct node *n = find(key);
    pthread_rwlock_unlock(&cache.lock);
    if (n == NULL)
        n = insert(key, (int)strlen(key));
    pthread_rwlock_rdlock(&cache.lock);
    int v = n->value;
    pthread_rwlock_unlock(&cache.lock);
    return v;
}

static void *client(void *name)
{
    return (void *)(long)lookup(name);
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, client, "alpha");
    pthread_create(&t[1], NULL, client, "beta");
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
