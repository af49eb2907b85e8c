// Sorted list with a lock per node, taken hand over hand by helpers
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

struct node { int key; struct node *next; pthread_mutex_t mu; };
static struct node tail = { INT_MAX, NULL, PTHREAD_MUTEX_INITIALIZER };
static struct node head = { INT_MIN, &tail, PTHREAD_MUTEX_INITIALIZER };

static void node_lock(struct node *n)
{
    pthread_mutex_lock(&n->mu);
}

static void node_unlock(struct node *n)
{
    pthread_mutex_unlock(&n->mu);
}

static void insert(int key)
{
    struct node *fresh = malloc(sizeof *fresh);
    fresh->key = key;
    pthread_mutex_init(&fresh->mu, NULL);
    node_lock(&head);
    struct node *prev = &head;
    struct node *cur = prev->next;
    node_lock(cur);
    while (cur->key < key) {
        node_unlock(prev);
        prev = cur;
        cur = cur->next;
        node_lock(cur);
    }
    fresh->next = cur;
    prev->next = fresh;
    node_unlock(cur);
    node_unlock(prev);
}

static void *filler(void *arg)
{
    int start = *(int *)arg;
    for (int i = 0; i < 20; i++)
        insert(start + 2 * i);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, filler, &zero);
    pthread_create(&b, NULL, filler, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int n = 0;
    for (struct node *p = head.next; p != &tail; p = p->next)
        n++;
    return n != 40;
}
