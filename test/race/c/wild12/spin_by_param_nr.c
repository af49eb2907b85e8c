// hand-made spin locks passed by address; each counter has its own
#include <pthread.h>

struct spin { volatile int taken; };
static struct spin rx = {0}, tx = {0};
static int in_packets, out_packets;

static void spin_enter(struct spin *s)
{
    while (__sync_lock_test_and_set(&s->taken, 1))
        ;
}
static void spin_leave(struct spin *s) { __sync_lock_release(&s->taken); }

static void account(struct spin *s, int *counter, int n)
{
    spin_enter(s);
    *counter += n; // NORACE
    spin_leave(s);
}
static void *worker(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < 100; i++) {
        if ((i + me) % 2)
            account(&rx, &in_packets, i);
        else
            account(&tx, &out_packets, 1);
    }
    return 0;
}
int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return in_packets + out_packets;
}
