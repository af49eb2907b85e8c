/* Ticket locks made of C11 atomics. */
#include <pthread.h>
#include <stdatomic.h>

struct ticket { atomic_uint next, serving; };
static struct ticket head_lock, tail_lock;
static int head, tail;

static void acquire(struct ticket *t)
{
    unsigned mine = atomic_fetch_add(&t->next, 1);
    while (atomic_load(&t->serving) != mine)
        ;
}

static void release(struct ticket *t) { atomic_fetch_add(&t->serving, 1); }

static void *push(void *arg)
{
    acquire(&tail_lock);
    acquire(&head_lock);
    tail++;
    head += tail == 1;
    release(&head_lock);
    release(&tail_lock);
    return arg;
}

static void *pop(void *arg)
{
    acquire(&tail_lock);
    acquire(&head_lock);
    head++;
    tail -= head > tail;
    release(&tail_lock);
    release(&head_lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, push, 0);
    pthread_create(&b, 0, pop, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return head;
}
