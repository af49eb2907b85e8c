// a lock-free stack; nodes are filled before they are pushed
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static _Atomic(struct node *) top;
static int pushed;

static void push(int v)
{
    struct node *n = malloc(sizeof *n);
    n->value = v;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &n->next, n))
        ;
    pushed++; // RACE!
}

static void *worker(void *arg)
{
    int base = *(int *)arg;
    for (int i = 0; i < 10; i++)
        push(base + i);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x = 0, y = 100, sum = 0;
    pthread_create(&a, NULL, worker, &x);
    pthread_create(&b, NULL, worker, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    for (struct node *n = top; n; n = n->next)
        sum += n->value;
    return sum + pushed;
}
