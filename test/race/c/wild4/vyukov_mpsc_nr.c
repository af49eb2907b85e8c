// many producers, one consumer: a linked queue with an exchanged head
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct node {
    _Atomic(struct node *) next;
    int value;
};
static struct node stub;
static _Atomic(struct node *) head = &stub;
static struct node *tail = &stub;

static void push(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    atomic_store_explicit(&n->next, NULL, memory_order_relaxed);
    struct node *prev = atomic_exchange_explicit(&head, n, memory_order_acq_rel);
    atomic_store_explicit(&prev->next, n, memory_order_release);
}

static int pop(int *value)
{
    struct node *next = atomic_load_explicit(&tail->next, memory_order_acquire);
    if (!next)
        return 0;
    *value = next->value;
    if (tail != &stub)
        free(tail);
    tail = next;
    return 1;
}

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++)
        push((int)(long)arg * 1000 + i);
    return NULL;
}

static void *consumer(void *arg)
{
    long *sum = arg;
    int v;
    for (int got = 0; got < 300;)
        if (pop(&v)) {
            *sum += v;
            got++;
        }
    return NULL;
}

int main(void)
{
    pthread_t p[3], c;
    long sum = 0;
    pthread_create(&c, NULL, consumer, &sum);
    for (long i = 0; i < 3; i++)
        pthread_create(&p[i], NULL, producer, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(p[i], NULL);
    pthread_join(c, NULL);
    printf("%ld\n", sum);
    return 0;
}
