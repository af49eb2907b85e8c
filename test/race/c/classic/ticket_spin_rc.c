// a ticket lock of two counters
#include <pthread.h>
#include <stdatomic.h>

struct ticket {
    atomic_uint next;
    atomic_uint owner;
};
static struct ticket gate;
static long sum;

static void acquire(struct ticket *t)
{
    unsigned mine = atomic_fetch_add(&t->next, 1);

    while (atomic_load(&t->owner) != mine)
        ;
}

static void release(struct ticket *t)
{
    atomic_fetch_add(&t->owner, 1);
}

static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++) {
        acquire(&gate);
        release(&gate);
        sum += i; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return (int)sum;
}
