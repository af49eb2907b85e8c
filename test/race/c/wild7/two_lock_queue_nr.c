// Two-lock queue with a dummy node (Michael and Scott)
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct node { void *value; _Atomic(struct node *) next; };
struct queue { struct node *head, *tail; pthread_mutex_t hlock, tlock; };
static void queue_init(struct queue *q)
{
    struct node *n = malloc(sizeof *n);
    atomic_init(&n->next, NULL);
    q->head = q->tail = n;
    pthread_mutex_init(&q->hlock, NULL);
    pthread_mutex_init(&q->tlock, NULL);
}
static void enqueue(struct queue *q, void *v)
{
    struct node *n = malloc(sizeof *n);
    n->value = v; // NORACE
    atomic_init(&n->next, NULL);
    pthread_mutex_lock(&q->tlock);
    atomic_store(&q->tail->next, n);
    q->tail = n; // NORACE
    pthread_mutex_unlock(&q->tlock);
}
static int dequeue(struct queue *q, void **v)
{
    pthread_mutex_lock(&q->hlock);
    struct node *n = q->head; // NORACE
    struct node *h = atomic_load(&n->next);
    if (!h) {
        pthread_mutex_unlock(&q->hlock);
        return 0;
    }
    *v = h->value; // NORACE
    q->head = h; // NORACE
    pthread_mutex_unlock(&q->hlock);
    free(n);
    return 1;
}
static struct queue q;
static void *producer(void *arg)
{
    for (long i = 1; i <= 1000; i++)
        enqueue(&q, (void *)i);
    return arg;
}
static void *consumer(void *arg)
{
    void *v;
    for (int i = 0; i < 1000;)
        i += dequeue(&q, &v);
    return arg;
}
int main(void)
{
    pthread_t p, c;
    queue_init(&q);
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
