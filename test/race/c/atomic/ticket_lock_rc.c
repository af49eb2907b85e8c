// the ticket lock's turn is passed on before the critical section ends
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

struct ticket_lock {
    atomic_uint next;
    atomic_uint serving;
};

static struct ticket_lock lock;
static unsigned long sum;

static void ticket_enter(struct ticket_lock *l)
{
    unsigned mine = atomic_fetch_add_explicit(&l->next, 1, memory_order_relaxed);

    while (atomic_load_explicit(&l->serving, memory_order_acquire) != mine)
        ;
}

static void ticket_leave(struct ticket_lock *l)
{
    unsigned now = atomic_load_explicit(&l->serving, memory_order_relaxed);

    atomic_store_explicit(&l->serving, now + 1, memory_order_release);
}

static void *adder(void *arg)
{
    for (int i = 0; i < 50; i++) {
        ticket_enter(&lock);
        ticket_leave(&lock);
        sum += *(unsigned *)arg; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    unsigned steps[2] = {2, 3};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, adder, &steps[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%lu\n", sum);
    return 0;
}
