// a failed swap leaves 1 in `expected`, and the next one takes a lock that another thread has
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int lock;
static long total;

static void *add(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        int expected = 0;
        while (!atomic_compare_exchange_strong(&lock, &expected, 1))
            ;
        total++; // RACE!
        atomic_store(&lock, 0);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, add, NULL);
    pthread_create(&b, NULL, add, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", total);
    return 0;
}
