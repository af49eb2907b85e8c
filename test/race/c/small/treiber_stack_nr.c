// Treiber stack; nodes are filled before they are pushed, drained by one exchange
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { struct node *next; int value; };
static _Atomic(struct node *) top;

static void push(int v)
{
    struct node *n = malloc(sizeof *n);
    n->value = v;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &n->next, n))
        ;
}

static void *adder(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++)
        push(i);
    return NULL;
}

static void *drainer(void *arg)
{
    (void)arg;
    long sum = 0;
    struct node *n = atomic_exchange(&top, NULL);
    while (n) {
        struct node *next = n->next;
        sum += n->value;
        free(n);
        n = next;
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, adder, NULL);
    pthread_create(&b, NULL, adder, NULL);
    pthread_create(&c, NULL, drainer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    drainer(NULL);
    return 0;
}
