// Hash table with striped locks; growing takes all stripes in order
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define STRIPES 8
struct node { unsigned key; int value; struct node *next; };
static pthread_mutex_t stripe[STRIPES];
static struct node **bucket;
static unsigned nbuckets = 8;
static int sizes[STRIPES];
static void put(unsigned key, int value)
{
    unsigned s = key % STRIPES;
    pthread_mutex_lock(&stripe[s]);
    struct node **b = &bucket[key % nbuckets];
    struct node *n;
    for (n = *b; n; n = n->next)
        if (n->key == key)
            break;
    if (!n) {
        n = malloc(sizeof *n);
        n->key = key;
        n->next = *b;
        *b = n;
        sizes[s]++;
    }
    n->value = value;
    pthread_mutex_unlock(&stripe[s]);
}
static int get(unsigned key)
{
    int v = -1;
    unsigned s = key % STRIPES;
    pthread_mutex_lock(&stripe[s]);
    for (struct node *n = bucket[key % nbuckets]; n; n = n->next)
        if (n->key == key)
            v = n->value;
    pthread_mutex_unlock(&stripe[s]);
    return v;
}
static void grow(void)
{
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_lock(&stripe[i]);
    unsigned wide = nbuckets * 2;
    struct node **fresh = calloc(wide, sizeof *fresh);
    for (unsigned i = 0; i < nbuckets; i++)
        while (bucket[i]) {
            struct node *n = bucket[i];
            bucket[i] = n->next;
            n->next = fresh[n->key % wide];
            fresh[n->key % wide] = n;
        }
    free(bucket);
    bucket = fresh;
    nbuckets = wide;
    for (int i = STRIPES - 1; i >= 0; i--)
        pthread_mutex_unlock(&stripe[i]);
}
static void *client(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 200; i++) {
        put(seed * 7 + i, i);
        if (get(i) > 1000)
            grow();
        if (i == 100)
            grow();
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    bucket = calloc(nbuckets, sizeof *bucket);
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&stripe[i], NULL);
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, (void *)(i + 1));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    int n = 0;
    for (int i = 0; i < STRIPES; i++)
        n += sizes[i];
    printf("%d\n", n);
    return 0;
}
