// two threads use an atomic exchange as a lock
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int locked;
static int counter;

static void acquire(void)
{
    while (atomic_exchange(&locked, 1))
        ;
}

static void release(void)
{
    atomic_store(&locked, 0);
}

static void *add(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        acquire();
        counter++; // NORACE
        release();
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int n = 200;

    pthread_create(&a, NULL, add, &n);
    pthread_create(&b, NULL, add, &n);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", counter);
    return 0;
}
