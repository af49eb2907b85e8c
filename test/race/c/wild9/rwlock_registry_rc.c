// A registry under a rwlock: the lookup also moves the hit counter under the read lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 32
struct node {
    char key[16];
    int value;
    unsigned hits;
    struct node *next;
};
static struct node *bucket[BUCKETS];
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}

static int lookup(const char *key, int *value)
{
    int found = 0;
    pthread_rwlock_rdlock(&lock);
    for (struct node *n = bucket[hash(key)]; n; n = n->next) // NORACE
        if (strcmp(n->key, key) == 0) {
            *value = n->value; // NORACE
            n->hits++; // RACE!
            found = 1;
            break;
        }
    pthread_rwlock_unlock(&lock);
    return found;
}

static void set(const char *key, int value)
{
    unsigned h = hash(key);
    pthread_rwlock_wrlock(&lock);
    struct node *n;
    for (n = bucket[h]; n; n = n->next)
        if (!strcmp(n->key, key))
            break;
    if (!n) {
        n = calloc(1, sizeof *n);
        snprintf(n->key, sizeof n->key, "%s", key);
        n->next = bucket[h];
        bucket[h] = n; // NORACE
    }
    n->value = value; // NORACE
    pthread_rwlock_unlock(&lock);
}

static void *client(void *arg)
{
    char key[16];
    int v;
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "k%d", i % 10);
        if (!lookup(key, &v))
            set(key, i);
    }
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
