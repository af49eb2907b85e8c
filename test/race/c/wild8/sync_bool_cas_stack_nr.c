// A stack by __sync_bool_compare_and_swap: pushes only, popped as a whole
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct n { int v; struct n *next; };
static struct n *top;
static void push(int v)
{
    struct n *e = malloc(sizeof *e);
    e->v = v; // NORACE
    do
        e->next = __atomic_load_n(&top, __ATOMIC_RELAXED); // NORACE
    while (!__sync_bool_compare_and_swap(&top, e->next, e));
}
static struct n *take_all(void) { return __sync_lock_test_and_set(&top, NULL); }
static void *producer(void *arg)
{
    for (int i = 0; i < 1000; i++)
        push(i);
    return arg;
}
static void *collector(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++) {
        struct n *e = take_all();
        while (e) {
            struct n *next = e->next; // NORACE
            sum += e->v; // NORACE
            free(e);
            e = next;
        }
    }
    printf("%ld\n", sum);
    return arg;
}
int main(void)
{
    pthread_t p[2], c;
    pthread_create(&p[0], NULL, producer, NULL);
    pthread_create(&p[1], NULL, producer, NULL);
    pthread_create(&c, NULL, collector, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(p[i], NULL);
    pthread_join(c, NULL);
    return 0;
}
