// A turn that is 0 or 1: who waits for anything but 2 meets who waits for 1.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int turn;
static int shared;

static void *any(void *arg)
{
    for (int i = 0; i < 100; i++) {
        while (!(atomic_load(&turn) != 2))
            ;
        shared++; // RACE!
        atomic_store(&turn, 1);
    }
    return arg;
}

static void *one(void *arg)
{
    for (int i = 0; i < 100; i++) {
        while (atomic_load(&turn) != 1)
            ;
        shared++; // RACE!
        atomic_store(&turn, 0);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, any, NULL);
    pthread_create(&b, NULL, one, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shared);
    return 0;
}
