// Ticket lock with acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
typedef struct { atomic_uint next; atomic_uint serving; } ticket_t;
static ticket_t lk;
static int list[1000], n;
static void ticket_lock(ticket_t *t)
{
    unsigned my = atomic_fetch_add_explicit(&t->next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&t->serving, memory_order_acquire) != my)
        ;
}
static void ticket_unlock(ticket_t *t)
{
    unsigned s = atomic_load_explicit(&t->serving, memory_order_relaxed);
    atomic_store_explicit(&t->serving, s + 1, memory_order_release);
}
static void *run(void *arg)
{
    for (int i = 0; i < 300; i++) {
        ticket_lock(&lk);
        list[n++] = *(int *)arg; // NORACE
        ticket_unlock(&lk);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    int id[3] = { 1, 2, 3 };
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, &id[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", n, list[0]);
    return 0;
}
