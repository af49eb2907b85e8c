// Spin lock of __atomic_test_and_set and __atomic_clear inside of a record
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
struct spin { char v; };
static inline void spin_lock(struct spin *s)
{
    while (__atomic_test_and_set(&s->v, __ATOMIC_ACQUIRE))
        sched_yield();
}
static inline void spin_unlock(struct spin *s) { __atomic_clear(&s->v, __ATOMIC_RELEASE); }
struct account { struct spin lock; double balance; };
static struct account acc[2];
static void transfer(struct account *from, struct account *to, double v)
{
    struct account *first = from < to ? from : to, *second = from < to ? to : from;
    spin_lock(&first->lock);
    spin_lock(&second->lock);
    from->balance -= v; // NORACE
    to->balance += v; // NORACE
    spin_unlock(&second->lock);
    spin_unlock(&first->lock);
}
static void *run(void *arg)
{
    int k = *(int *)arg;
    for (int i = 0; i < 1000; i++)
        transfer(&acc[k], &acc[1 - k], i);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, NULL, run, &zero);
    pthread_create(&b, NULL, run, &one);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%f\n", acc[0].balance + acc[1].balance);
    return 0;
}
