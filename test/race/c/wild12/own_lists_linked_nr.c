// Main counts a value up before the threads run again.
#include <pthread.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static struct worker {
    pthread_t thread;
    struct node *head;
} workers[2];

static void *run(void *arg)
{
    struct worker *w = arg;
    struct node *n = calloc(1, sizeof *n);
    n->next = w->head;
    w->head = n;
    for (n = w->head; n; n = n->next)
        n->value++; // NORACE
    return NULL;
}

int main(void)
{
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 2; i++)
            pthread_create(&workers[i].thread, NULL, run, &workers[i]);
        for (int i = 0; i < 2; i++)
            pthread_join(workers[i].thread, NULL);
        if (!round)
            workers[0].head->value++;
    }
    return 0;
}
