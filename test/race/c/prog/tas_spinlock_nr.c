// spin lock by __sync_lock_test_and_set around a shared structure, with back-off
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

struct stats {
    long sum, min, max;
    int n;
};

static volatile int guard;
static struct stats st = {0, 1 << 30, -(1 << 30), 0};

static void spin_acquire(volatile int *l)
{
    int tries = 0;
    while (__sync_lock_test_and_set(l, 1)) {
        if (++tries > 100) {
            sched_yield();
            tries = 0;
        }
    }
}

static void spin_release(volatile int *l)
{
    __sync_lock_release(l);
}

static void *record(void *arg)
{
    long base = (long)arg;
    for (long i = 0; i < 1000; i++) {
        long v = base * 31 + i % 17;
        spin_acquire(&guard);
        st.sum += v; // NORACE
        if (v < st.min)
            st.min = v;
        if (v > st.max)
            st.max = v;
        st.n++;
        spin_release(&guard);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, record, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld %ld %d\n", st.sum, st.min, st.max, st.n);
    return 0;
}
