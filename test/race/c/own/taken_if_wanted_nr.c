// the list is emptied on one way, and walked over there only
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
    int took = 0;
    if (empties)
        head = NULL, took = 1;
    pthread_mutex_unlock(&lock);
    if (!took)
        return NULL;
    for (struct node *n = list; n; n = n->next)
        n->hits++; // NORACE
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
