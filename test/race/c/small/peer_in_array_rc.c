// nodes of an array, each with a lock: the count of the next node is changed under the own lock
#include <pthread.h>
#include <stdio.h>

enum { NODES = 4 };

struct node {
    pthread_mutex_t lock;
    int count;
    struct node *peer;
};

static struct node nodes[NODES];

static void *work(void *arg)
{
    struct node *n = arg;

    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&n->lock);
        n->peer->count++; // RACE!
        pthread_mutex_unlock(&n->lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[NODES];

    for (int i = 0; i < NODES; i++) {
        pthread_mutex_init(&nodes[i].lock, NULL);
        nodes[i].peer = &nodes[(i + 1) % 2];
    }
    for (int i = 0; i < NODES; i++)
        pthread_create(&t[i], NULL, work, &nodes[i]);
    for (int i = 0; i < NODES; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", nodes[0].count);
    return 0;
}
