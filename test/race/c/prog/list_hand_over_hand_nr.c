// sorted list with a lock in each node, locked hand over hand
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

typedef struct node {
    int key;
    struct node *next;
    pthread_mutex_t lock;
} node;

static node *head;

static node *make(int key)
{
    node *n = malloc(sizeof(node));
    n->key = key;
    n->next = NULL;
    pthread_mutex_init(&n->lock, NULL);
    return n;
}

static int list_add(int key)
{
    pthread_mutex_lock(&head->lock);
    node *pred = head;
    node *curr = pred->next;
    pthread_mutex_lock(&curr->lock);
    while (curr->key < key) {
        pthread_mutex_unlock(&pred->lock);
        pred = curr;
        curr = curr->next;
        pthread_mutex_lock(&curr->lock);
    }
    int fresh = curr->key != key;
    if (fresh) {
        node *n = make(key);
        n->next = curr;
        pred->next = n; // NORACE
    }
    pthread_mutex_unlock(&curr->lock);
    pthread_mutex_unlock(&pred->lock);
    return fresh;
}

static int list_remove(int key)
{
    int found = 0;
    pthread_mutex_lock(&head->lock);
    node *pred = head;
    node *curr = pred->next;
    pthread_mutex_lock(&curr->lock);
    while (curr->key < key) {
        pthread_mutex_unlock(&pred->lock);
        pred = curr;
        curr = curr->next;
        pthread_mutex_lock(&curr->lock);
    }
    if (curr->key == key) {
        pred->next = curr->next; // NORACE
        found = 1;
    }
    pthread_mutex_unlock(&curr->lock);
    pthread_mutex_unlock(&pred->lock);
    return found;
}

static void *worker(void *arg)
{
    unsigned s = (unsigned)(unsigned long)arg;
    for (int i = 0; i < 500; i++) {
        list_add(rand_r(&s) % 100);
        list_remove(rand_r(&s) % 100);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    head = make(INT_MIN);
    head->next = make(INT_MAX);
    for (unsigned long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
