// a node is complete when the releasing compare-and-swap publishes it
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static struct node *_Atomic top;

static void push(int value)
{
    struct node *n = malloc(sizeof(*n));
    struct node *old = atomic_load_explicit(&top, memory_order_relaxed);

    if (!n)
        abort();
    n->value = value; // NORACE
    do {
        n->next = old;
    } while (!atomic_compare_exchange_weak_explicit(&top, &old, n, memory_order_release,
                                                    memory_order_relaxed));
}

static void *producer(void *arg)
{
    for (int i = 0; i < 30; i++)
        push(i + *(int *)arg);
    return NULL;
}

static void *drain(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 200; i++) {
        struct node *n = atomic_exchange_explicit(&top, NULL, memory_order_acquire);

        for (; n; n = n->next)
            sum += n->value; // NORACE
    }
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t p, d;
    int base = 100;
    long sum;

    pthread_create(&p, NULL, producer, &base);
    pthread_create(&d, NULL, drain, &sum);
    pthread_join(p, NULL);
    pthread_join(d, NULL);
    printf("%ld\n", sum);
    return 0;
}
