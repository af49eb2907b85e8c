// insert and lookup share one lock of the list
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
    int key;
    struct node *next;
} node_t;

typedef struct {
    node_t *head;
    pthread_mutex_t lock;
} list_t;

static int list_insert(list_t *l, int key)
{
    node_t *n = malloc(sizeof(node_t));

    if (n == NULL)
        return -1;
    n->key = key; // NORACE
    pthread_mutex_lock(&l->lock);
    n->next = l->head;
    l->head = n; // NORACE
    pthread_mutex_unlock(&l->lock);
    return 0;
}

static int list_lookup(list_t *l, int key)
{
    int found = 0;

    pthread_mutex_lock(&l->lock);
    for (node_t *n = l->head; n; n = n->next) // NORACE
        if (n->key == key) { // NORACE
            found = 1;
            break;
        }
    pthread_mutex_unlock(&l->lock);
    return found;
}

static list_t list = {NULL, PTHREAD_MUTEX_INITIALIZER};

static void *worker(void *arg)
{
    int base = *(int *)arg, hits = 0;

    for (int i = 0; i < 50; i++) {
        list_insert(&list, base + i);
        hits += list_lookup(&list, base / 2 + i);
    }
    *(int *)arg = hits;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int bases[2] = {0, 100};

    pthread_create(&t[0], NULL, worker, &bases[0]);
    pthread_create(&t[1], NULL, worker, &bases[1]);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", bases[0] + bases[1]); // NORACE
    return 0;
}
