// a worker also counts in the list of its neighbour
#include <pthread.h>
#include <stdlib.h>

#define WORKERS 4
struct node {
    struct node *next;
    int key, count;
};
struct worker {
    pthread_t thread;
    int from;
    struct node *head;
};
static struct worker workers[WORKERS];

static void add(struct node **head, int key)
{
    struct node *n;
    for (n = *head; n; n = n->next)
        if (n->key == key) {
            n->count++; // RACE! c
            return;
        }
    n = malloc(sizeof *n);
    n->key = key;
    n->count = 1; // NORACE
    n->next = *head; // NORACE
    *head = n; // RACE! h
}
static void *run(void *arg)
{
    struct worker *w = arg;
    for (int i = 0; i < 100; i++)
    {
        struct worker *next = &workers[(w->from + 1) % WORKERS];
        add(&w->head, w->from + i % 7);
        if (next->head) // RACE! h
            next->head->count++; // RACE! c h
    }
    return NULL;
}
int main(void)
{
    int sum = 0;
    for (int i = 0; i < WORKERS; i++) {
        workers[i].from = i;
        pthread_create(&workers[i].thread, NULL, run, &workers[i]);
    }
    for (int i = 0; i < WORKERS; i++) {
        pthread_join(workers[i].thread, NULL);
        for (struct node *n = workers[i].head; n; n = n->next)
            sum += n->count; // RACE! c
    }
    return sum;
}
