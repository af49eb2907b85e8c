// the count of the node beside is changed under that node's own lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { NODES = 4 };

struct node {
    pthread_mutex_t lock;
    int count;
    struct node *peer;
};

static void *work(void *arg)
{
    struct node *n = arg;

    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&n->peer->lock);
        n->peer->count++; // NORACE
        pthread_mutex_unlock(&n->peer->lock);
    }
    return NULL;
}

int main(void)
{
    struct node *n[NODES];
    pthread_t t[NODES];

    for (int i = 0; i < NODES; i++) {
        n[i] = calloc(1, sizeof *n[i]);
        pthread_mutex_init(&n[i]->lock, NULL);
    }
    for (int i = 0; i < NODES; i++)
        n[i]->peer = n[(i + 1) % 2];
    for (int i = 0; i < NODES; i++)
        pthread_create(&t[i], NULL, work, n[i]);
    for (int i = 0; i < NODES; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", n[0]->count);
    return 0;
}
