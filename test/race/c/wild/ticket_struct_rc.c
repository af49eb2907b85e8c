// Ticket lock in a struct; the statistics are updated after the unlock
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

typedef struct ticket_lock {
    atomic_int head;
    atomic_int tail;
} ticket_lock;

struct shared {
    ticket_lock lk;
    long value;
    long ops;
} S;

static void tl_acquire(ticket_lock *l)
{
    int me = atomic_fetch_add_explicit(&l->tail, 1, memory_order_relaxed);
    while (atomic_load_explicit(&l->head, memory_order_acquire) != me) { }
}

static void tl_release(ticket_lock *l)
{
    int n = atomic_load_explicit(&l->head, memory_order_relaxed);
    atomic_store_explicit(&l->head, n + 1, memory_order_release);
}

static void *run(void *p)
{
    struct shared *s = p;
    for (int i = 0; i < 500; i++) {
        tl_acquire(&s->lk);
        s->value++;
        tl_release(&s->lk);
        s->ops++; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, &S);
    pthread_create(&b, NULL, run, &S);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", S.value, S.ops);
    return 0;
}
