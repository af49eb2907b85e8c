// dequeue uses the lock of the tail instead of the head's
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct queue {
    struct node *head, *tail;
    pthread_mutex_t head_lock, tail_lock;
};

static struct queue q;

static void enqueue(struct queue *q, int value)
{
    struct node *n = malloc(sizeof(*n));

    n->value = value; // NORACE
    n->next = NULL; // NORACE
    pthread_mutex_lock(&q->tail_lock);
    q->tail->next = n; // RACE! n
    q->tail = n; // NORACE
    pthread_mutex_unlock(&q->tail_lock);
}

static int dequeue(struct queue *q, pthread_mutex_t *lock, int *value)
{
    struct node *old, *first;

    pthread_mutex_lock(lock);
    old = q->head; // RACE! h
    first = old->next; // RACE! n
    if (!first) {
        pthread_mutex_unlock(lock);
        return -1;
    }
    *value = first->value; // NORACE
    q->head = first; // RACE! h
    pthread_mutex_unlock(lock);
    return 0;
}

static void *putter(void *arg)
{
    for (int i = 0; i < 100; i++)
        enqueue(&q, i + *(int *)arg);
    return NULL;
}

static void *getter(void *arg)
{
    int value, sum = 0;

    for (int i = 0; i < 100; i++)
        if (dequeue(&q, arg, &value) == 0)
            sum += value;
    return (void *)(long)sum;
}

int main(void)
{
    pthread_t a, b, c;
    int base = 5;

    q.head = q.tail = calloc(1, sizeof(struct node));
    pthread_mutex_init(&q.head_lock, NULL);
    pthread_mutex_init(&q.tail_lock, NULL);
    pthread_create(&a, NULL, putter, &base);
    pthread_create(&b, NULL, getter, &q.head_lock);
    pthread_create(&c, NULL, getter, &q.tail_lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
