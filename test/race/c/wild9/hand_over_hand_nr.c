// Sorted list with a lock in every node, coupled hand over hand
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int key;
    struct node *next;
    pthread_mutex_t lock;
};

static struct node *node_new(int key, struct node *next)
{
    struct node *n = malloc(sizeof *n);
    n->key = key;
    n->next = next;
    pthread_mutex_init(&n->lock, NULL);
    return n;
}

static int list_insert(struct node *head, int key)
{
    struct node *pred = head, *curr;
    pthread_mutex_lock(&pred->lock);
    curr = pred->next; // NORACE
    pthread_mutex_lock(&curr->lock);
    while (curr->key < key) { // NORACE
        pthread_mutex_unlock(&pred->lock);
        pred = curr;
        curr = curr->next; // NORACE
        pthread_mutex_lock(&curr->lock);
    }
    int fresh = curr->key != key;
    if (fresh)
        pred->next = node_new(key, curr); // NORACE
    pthread_mutex_unlock(&curr->lock);
    pthread_mutex_unlock(&pred->lock);
    return fresh;
}

static void *run(void *arg)
{
    for (int i = 0; i < 100; i++)
        list_insert(arg, i * 3 % 101);
    return NULL;
}

int main(void)
{
    struct node *head = node_new(INT_MIN, node_new(INT_MAX, NULL));
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, head);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    for (struct node *n = head->next; n->next; n = n->next) // NORACE
        printf("%d\n", n->key);
    return 0;
}
