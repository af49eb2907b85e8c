/* A doubly linked list walked hand over hand: one from the head, one from the tail. */
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t lock;
    struct node *next, *prev;
    int value;
};
static struct node *head, *tail;

static void *forwards(void *arg)
{
    struct node *n = head;
    pthread_mutex_lock(&n->lock);
    while (n->next) {
        pthread_mutex_lock(&n->next->lock); // DEADLOCK!
        n->value++;
        struct node *next = n->next;
        pthread_mutex_unlock(&n->lock);
        n = next;
    }
    pthread_mutex_unlock(&n->lock);
    return arg;
}

static void *backwards(void *arg)
{
    struct node *n = tail;
    pthread_mutex_lock(&n->lock);
    while (n->prev) {
        pthread_mutex_lock(&n->prev->lock); // DEADLOCK!
        n->value--;
        struct node *prev = n->prev;
        pthread_mutex_unlock(&n->lock);
        n = prev;
    }
    pthread_mutex_unlock(&n->lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 10; i++) {
        struct node *n = calloc(1, sizeof *n);
        pthread_mutex_init(&n->lock, 0);
        n->prev = tail;
        if (tail)
            tail->next = n;
        else
            head = n;
        tail = n;
    }
    pthread_create(&a, 0, forwards, 0);
    pthread_create(&b, 0, backwards, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
