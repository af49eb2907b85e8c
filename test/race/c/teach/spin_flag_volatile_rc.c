// two threads use a volatile int as a lock
// tsan: some: one pair on the flag is enough for the runtime
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static volatile int locked;
static int counter;

static void acquire(void)
{
    while (locked) // RACE! l
        ;
    locked = 1; // RACE! l
}

static void release(void)
{
    locked = 0; // RACE! l
}

static void *add(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        acquire();
        counter++; // RACE! c
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
