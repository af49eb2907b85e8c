// threads push records with compare-exchange; one collector takes the whole list at once
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct event { struct event *next; int code; long when; };
static _Atomic(struct event *) pending;
static atomic_int running;

static void publish(int code)
{
    struct event *e = malloc(sizeof *e);
    e->code = code;     // NORACE
    e->when = code * 2; // NORACE
    e->next = atomic_load(&pending);
    while (!atomic_compare_exchange_weak(&pending, &e->next, e)) // NORACE
        ;
}
static int drain(void)
{
    int n = 0;
    struct event *e = atomic_exchange(&pending, NULL);
    while (e) {
        struct event *next = e->next; // NORACE
        n += e->code > 0 && e->when;  // NORACE
        free(e);
        e = next;
    }
    return n;
}
static void *source(void *arg)
{
    for (int i = 0; i < 100; i++)
        publish(i + *(int *)arg);
    atomic_fetch_sub(&running, 1);
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    int base[3], n = 0;
    atomic_store(&running, 3);
    for (int i = 0; i < 3; i++) {
        base[i] = i;
        pthread_create(&t[i], NULL, source, &base[i]);
    }
    while (atomic_load(&running) > 0)
        n += drain();
    n += drain();
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return n;
}
