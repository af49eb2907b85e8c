// the list is emptied on one way only: on the other both threads walk over the same nodes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    long hits;
    struct node *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;
static int empties;

static void *walker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    struct node *list = head;
    if (empties)
        head = NULL;
    pthread_mutex_unlock(&lock);
    for (struct node *n = list; n; n = n->next)
        n->hits++; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    (void)argv;
    empties = argc > 1;
    for (int i = 0; i < 5; i++) {
        struct node *n = calloc(1, sizeof *n);
        n->next = head;
        head = n;
    }
    pthread_create(&a, NULL, walker, NULL);
    pthread_create(&b, NULL, walker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%p\n", (void *)head);
    return 0;
}
