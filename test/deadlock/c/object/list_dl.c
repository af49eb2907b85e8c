// hand over hand along a list, and back again
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t lock;
    struct node *next;
    int value;
};

static struct node *head;

static void *walk(void *arg)
{
    struct node *n = head, *next;

    pthread_mutex_lock(&n->lock);
    while ((next = n->next) != NULL) {
        pthread_mutex_lock(&next->lock); // DEADLOCK!
        next->value++;
        pthread_mutex_unlock(&n->lock);
        n = next;
    }
    pthread_mutex_unlock(&n->lock);
    n = head;
    next = n->next;
    pthread_mutex_lock(&next->lock);
    pthread_mutex_lock(&n->lock); // DEADLOCK!
    n->value = next->value;
    pthread_mutex_unlock(&n->lock);
    pthread_mutex_unlock(&next->lock);
    return arg;
}

int main(void)
{
    pthread_t t[3];

    for (int i = 0; i < 10; i++) {
        struct node *n = calloc(1, sizeof *n);

        pthread_mutex_init(&n->lock, NULL);
        n->next = head;
        head = n;
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, walk, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
