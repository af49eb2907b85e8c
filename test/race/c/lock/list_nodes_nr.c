// each node of the list is changed under its own lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *next;
    pthread_mutex_t lock;
    int visits;
};

static struct node *head;

static void *walker(void *arg)
{
    (void)arg;
    for (struct node *n = head; n; n = n->next) {
        pthread_mutex_lock(&n->lock);
        n->visits++; // NORACE
        pthread_mutex_unlock(&n->lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    for (int i = 0; i < 5; i++) {
        struct node *n = malloc(sizeof(*n));

        if (!n)
            return 1;
        pthread_mutex_init(&n->lock, NULL);
        n->visits = 0; // NORACE
        n->next = head;
        head = n;
    }
    pthread_create(&t[0], NULL, walker, NULL);
    pthread_create(&t[1], NULL, walker, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", head->visits);
    return 0;
}
