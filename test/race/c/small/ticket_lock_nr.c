// Ticket lock by stdatomic around a plain counter
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

typedef struct { atomic_uint next; atomic_uint serving; } ticket_t;

static ticket_t lock;
static int counter;

static void ticket_acquire(ticket_t *t)
{
    unsigned mine = atomic_fetch_add(&t->next, 1);
    while (atomic_load(&t->serving) != mine)
        ;
}

static void ticket_release(ticket_t *t)
{
    atomic_fetch_add(&t->serving, 1);
}

static void *thr(void *arg)
{
    (void)arg;
    for (int i = 0; i < 3; i++) {
        ticket_acquire(&lock);
        counter++;
        ticket_release(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t1, t2, t3;
    pthread_create(&t1, 0, thr, 0);
    pthread_create(&t2, 0, thr, 0);
    pthread_create(&t3, 0, thr, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    pthread_join(t3, 0);
    assert(counter == 9);
    return 0;
}
