// spins on trylock until it succeeds
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned long total;

static void add(unsigned long value)
{
    while (pthread_mutex_trylock(&lock) == EBUSY)
        sched_yield();
    total += value; // NORACE
    pthread_mutex_unlock(&lock);
}

static void *adder(void *arg)
{
    for (unsigned long i = 0; i < 20000; i++)
        add(i & *(unsigned long *)arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    unsigned long mask_a = 3, mask_b = 7;

    pthread_create(&a, NULL, adder, &mask_a);
    pthread_create(&b, NULL, adder, &mask_b);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%lu\n", total);
    return 0;
}
