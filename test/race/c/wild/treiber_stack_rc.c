// Lock-free stack; the size beside it is a plain integer
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <stdio.h>

struct node {
    int value;
    struct node *next;
};

static _Atomic(struct node *) top;
static int size;

static void push(int v)
{
    struct node *n = malloc(sizeof *n);
    n->value = v;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &n->next, n))
        ;
    size++; // RACE!
}

static int pop(int *out)
{
    struct node *n = atomic_exchange(&top, NULL);
    struct node *rest;
    if (n == NULL)
        return 0;
    *out = n->value;
    rest = n->next;
    free(n);
    while (rest) {
        struct node *nx = rest->next;
        int v = rest->value;
        free(rest);
        push(v);
        size--; // RACE!
        rest = nx;
    }
    size--; // RACE!
    return 1;
}

static void *worker(void *arg)
{
    int v;
    (void)arg;
    for (int i = 0; i < 100; i++)
        push(i);
    while (pop(&v))
        ;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("left: %d\n", size);
    return 0;
}
