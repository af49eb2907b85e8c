// any thread takes the whole stack by one exchange, uses the first node, then the rest
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};
static _Atomic(struct node *) top;
static atomic_long sum;

static void push(int v)
{
    struct node *n = malloc(sizeof *n);
    n->value = v; // NORACE
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &n->next, n)) // NORACE
        ;
}
static int drain(void)
{
    struct node *n = atomic_exchange(&top, NULL);
    int count = 1;
    if (!n)
        return 0;
    atomic_fetch_add(&sum, n->value); // NORACE
    struct node *rest = n->next;      // NORACE
    free(n);
    while (rest) {
        struct node *next = rest->next; // NORACE
        rest->value++;                  // NORACE
        atomic_fetch_add(&sum, rest->value);
        free(rest);
        rest = next;
        count++;
    }
    return count;
}
static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++) {
        push(i + *(int *)arg);
        if (i % 10 == 9)
            drain();
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    int base[3] = {0, 100, 200};
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, &base[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return (int)(sum & 1);
}
