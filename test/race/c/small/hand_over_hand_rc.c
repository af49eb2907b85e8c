// Sorted list with a lock per node, with prev given back before its link is set
// tsan: some: the head is seldom met
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

struct node { int key; struct node *next; pthread_mutex_t mu; };
static struct node tail = { INT_MAX, NULL, PTHREAD_MUTEX_INITIALIZER };
static struct node head = { INT_MIN, &tail, PTHREAD_MUTEX_INITIALIZER };

static void insert(int key)
{
    struct node *fresh = malloc(sizeof *fresh);
    fresh->key = key; // RACE
    pthread_mutex_init(&fresh->mu, NULL);
    pthread_mutex_lock(&head.mu);
    struct node *prev = &head;
    struct node *cur = prev->next; // RACE!
    pthread_mutex_lock(&cur->mu);
    while (cur->key < key) { // RACE
        pthread_mutex_unlock(&prev->mu);
        prev = cur;
        cur = cur->next; // RACE!
        pthread_mutex_lock(&cur->mu);
    }
    fresh->next = cur; // RACE
    pthread_mutex_unlock(&prev->mu);
    prev->next = fresh; // RACE!
    pthread_mutex_unlock(&cur->mu);
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
