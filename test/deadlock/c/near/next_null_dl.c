// Nothing more behind the locked node: the lock is still held then.
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t m;
    int value;
    struct node *next;
};

static struct node *head;

static int second(void)
{
    struct node *n = head;
    pthread_mutex_lock(&n->m); // DEADLOCK
    n = n->next;
    if (!n) { // DEADLOCK!
        return -1; // DEADLOCK
    }
    int value = n->value;
    pthread_mutex_unlock(&head->m);
    return value;
}

static void *reader(void *out)
{
    *(int *)out = second();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x, y;
    head = calloc(1, sizeof *head);
    pthread_mutex_init(&head->m, NULL);
    pthread_create(&a, NULL, reader, &x);
    pthread_create(&b, NULL, reader, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return x != y;
}
