// hand-made spin locks passed by address; two threads take different ones
#include <pthread.h>

struct spin { volatile int taken; };
static struct spin rx = {0}, tx = {0};
static int packets;
static int errors;

static void spin_enter(struct spin *s)
{
    while (__sync_lock_test_and_set(&s->taken, 1))
        ;
}
static void spin_leave(struct spin *s) { __sync_lock_release(&s->taken); }

static void account(struct spin *s, int n)
{
    spin_enter(s);
    packets += n; // RACE!
    spin_leave(s);
}
static void fail(void)
{
    spin_enter(&rx);
    errors++; // NORACE
    spin_leave(&rx);
}
static void *receiver(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        account(&rx, i);
        if (i % 7 == 0)
            fail();
    }
    return 0;
}
static void *sender(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        account(&tx, 1);
        if (i % 9 == 0)
            fail();
    }
    return 0;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, receiver, 0);
    pthread_create(&b, 0, sender, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return packets + errors;
}
