// A linked list: removal is locked, the count of elements is walked without
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node { int key; struct node *next; };
struct list { struct node *head; pthread_mutex_t lock; };

static struct list L = { NULL, PTHREAD_MUTEX_INITIALIZER };

static void insert(struct list *l, int key)
{
    struct node *n = malloc(sizeof *n);
    n->key = key;
    pthread_mutex_lock(&l->lock);
    n->next = l->head; // RACE
    l->head = n; // RACE! h
    pthread_mutex_unlock(&l->lock);
}

static int delete(struct list *l, int key)
{
    struct node **pp, *n;
    int found = 0;
    pthread_mutex_lock(&l->lock);
    for (pp = &l->head; (n = *pp) != NULL; pp = &n->next)
        if (n->key == key) {
            *pp = n->next; // RACE! h n
            free(n); // RACE! n
            found = 1;
            break;
        }
    pthread_mutex_unlock(&l->lock);
    return found;
}

static int length(struct list *l)
{
    int n = 0;
    for (struct node *p = l->head; p; p = p->next) // RACE! h n
        n++;
    return n;
}

static void *adder(void *a)
{
    for (int i = 0; i < 200; i++)
        insert(&L, i);
    return a;
}

static void *remover(void *a)
{
    for (int i = 0; i < 200; i++)
        delete(&L, i);
    return a;
}

static void *watcher(void *a)
{
    for (int i = 0; i < 20; i++)
        printf("%d\n", length(&L));
    return a;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, adder, NULL);
    pthread_create(&t[1], NULL, remover, NULL);
    pthread_create(&t[2], NULL, watcher, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
