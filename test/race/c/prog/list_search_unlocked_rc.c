// linked list: inserts under the lock, searches without
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct node {
    int val;
    struct node *next;
};

static struct node *first;
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;

static void insert(int v)
{
    struct node *n = malloc(sizeof *n);
    n->val = v; // RACE
    pthread_mutex_lock(&list_lock);
    n->next = first; // RACE
    first = n; // RACE!
    pthread_mutex_unlock(&list_lock);
}

static bool contains(int v)
{
    struct node *n = first; // RACE!
    while (n) {
        if (n->val == v) // RACE
            return true;
        n = n->next; // RACE
    }
    return false;
}

static void *inserter(void *arg)
{
    for (int i = 0; i < 100; i++)
        insert(i);
    return NULL;
}

static void *searcher(void *arg)
{
    int hits = 0;
    for (int i = 0; i < 100; i++)
        hits += contains(i);
    return (void *)(long)hits;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, inserter, NULL);
    pthread_create(&b, NULL, searcher, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
