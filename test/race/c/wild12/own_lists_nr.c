// each worker keeps a list in its own record; main adds them up as it joins
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
            n->count++; // NORACE
            return;
        }
    n = malloc(sizeof *n);
    n->key = key;
    n->count = 1; // NORACE
    n->next = *head; // NORACE
    *head = n; // NORACE
}
static void *run(void *arg)
{
    struct worker *w = arg;
    for (int i = 0; i < 100; i++)
        add(&w->head, w->from + i % 7);
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
            sum += n->count; // NORACE
    }
    return sum;
}
