// two workers keep one list
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
    for (n = *head; n; n = n->next) // RACE! p
        if (n->key == key) {
            n->count++; // RACE! c
            return;
        }
    n = malloc(sizeof *n);
    n->key = key;
    n->count = 1; // NORACE
    n->next = *head; // RACE p
    *head = n; // RACE! p
}
static void *run(void *arg)
{
    struct worker *w = arg;
    for (int i = 0; i < 100; i++)
        add(&workers[w->from / 2].head, i % 7);
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
        for (struct node *n = workers[i].head; n; n = n->next) // RACE! p
            sum += n->count; // RACE! c
    }
    return sum;
}
