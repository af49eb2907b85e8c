// Sorted list with locks in the nodes: insert goes hand over hand, contains looks without locks
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct node { int key; struct node *next; pthread_mutex_t lock; };
static struct node *head;
static struct node *make(int key, struct node *next)
{
    struct node *n = malloc(sizeof *n);
    n->key = key;
    n->next = next; // RACE
    pthread_mutex_init(&n->lock, NULL);
    return n;
}
static void add(int key)
{
    struct node *pred = head, *cur;
    pthread_mutex_lock(&pred->lock);
    cur = pred->next;
    pthread_mutex_lock(&cur->lock);
    while (cur->key < key) {
        pthread_mutex_unlock(&pred->lock);
        pred = cur;
        cur = cur->next;
        pthread_mutex_lock(&cur->lock);
    }
    if (cur->key != key)
        pred->next = make(key, cur); // RACE!
    pthread_mutex_unlock(&cur->lock);
    pthread_mutex_unlock(&pred->lock);
}
static int contains(int key)
{
    struct node *n = head;
    while (n->key < key) // RACE
        n = n->next; // RACE!
    return n->key == key; // RACE
}
static void *run(void *arg)
{
    int base = (int)(long)arg, found = 0;
    for (int i = 0; i < 100; i++) {
        add(base + i * 2);
        found += contains(i);
    }
    return (void *)(long)found;
}
int main(void)
{
    pthread_t a, b;
    head = make(INT_MIN, make(INT_MAX, NULL));
    pthread_create(&a, NULL, run, (void *)0L);
    pthread_create(&b, NULL, run, (void *)1L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
