// The same sort of table, but the size is kept in one variable
// tsan: no: the threads are too short to meet
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define STRIPES 8
struct node { unsigned key; int value; struct node *next; };
struct table { pthread_mutex_t lock[STRIPES]; struct node *bucket[STRIPES]; int size; };
static int table_put(struct table *t, unsigned key, int value)
{
    unsigned h = key % STRIPES;
    struct node *n;
    pthread_mutex_lock(&t->lock[h]);
    for (n = t->bucket[h]; n != NULL; n = n->next)
        if (n->key == key) {
            n->value = value;
            pthread_mutex_unlock(&t->lock[h]);
            return 0;
        }
    n = malloc(sizeof *n);
    n->key = key;
    n->value = value;
    n->next = t->bucket[h];
    t->bucket[h] = n;
    t->size++; // RACE!
    pthread_mutex_unlock(&t->lock[h]);
    return 1;
}
static void *client(void *arg)
{
    for (unsigned i = 0; i < 500; i++)
        table_put(arg, i * 3, (int)i);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    struct table *t = calloc(1, sizeof *t);
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&t->lock[i], NULL);
    pthread_create(&a, NULL, client, t);
    pthread_create(&b, NULL, client, t);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", t->size);
    return 0;
}
