// A search that gives the lock back before it counts the use of what it found.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
    int value;
    int uses;
    struct node *next;
} node_t;

typedef struct {
    node_t *head;
    int size;
    pthread_mutex_t lock;
} list_t;

static void list_insert(list_t *l, int v)
{
    node_t *n = malloc(sizeof(node_t));
    n->value = v;
    n->uses = 0;
    pthread_mutex_lock(&l->lock);
    node_t *prev = NULL, *cur = l->head;
    while (cur && cur->value < v) {
        prev = cur;
        cur = cur->next;
    }
    n->next = cur;
    if (prev)
        prev->next = n;
    else
        l->head = n;
    l->size++;
    pthread_mutex_unlock(&l->lock);
}

static int list_contains(list_t *l, int v)
{
    node_t *n;
    pthread_mutex_lock(&l->lock);
    for (n = l->head; n && n->value < v; n = n->next)
        ;
    pthread_mutex_unlock(&l->lock);
    if (n)
        n->uses++; // RACE!
    return n != NULL;
}

static int list_pop(list_t *l, int *out)
{
    pthread_mutex_lock(&l->lock);
    node_t *n = l->head;
    if (n) {
        l->head = n->next;
        l->size--;
    }
    pthread_mutex_unlock(&l->lock);
    if (!n)
        return 0;
    *out = n->value + n->uses; // RACE!
    free(n); // RACE
    return 1;
}

static void *adder(void *arg)
{
    for (int i = 0; i < 50; i++)
        list_insert(arg, (i * 37) % 101);
    return NULL;
}

static void *searcher(void *arg)
{
    int hits = 0;
    for (int i = 0; i < 50; i++)
        hits += list_contains(arg, i);
    printf("hits %d\n", hits);
    return NULL;
}

static void *remover(void *arg)
{
    int v, sum = 0;
    for (int i = 0; i < 20; i++)
        if (list_pop(arg, &v))
            sum += v;
    printf("sum %d\n", sum);
    return NULL;
}

int main(void)
{
    list_t *l = malloc(sizeof *l);
    l->head = NULL;
    l->size = 0;
    pthread_mutex_init(&l->lock, NULL);
    pthread_t t[3];
    pthread_create(&t[0], NULL, adder, l);
    pthread_create(&t[1], NULL, searcher, l);
    pthread_create(&t[2], NULL, remover, l);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    while (l->head) {
        node_t *n = l->head;
        l->head = n->next;
        free(n);
    }
    free(l);
    return 0;
}
