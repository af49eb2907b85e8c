// A watchdog frees a spin lock that somebody else has.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

static atomic_flag gate = ATOMIC_FLAG_INIT;
static atomic_int done;
static int tickets;

static void *seller(void *arg)
{
    for (int i = 0; i < 10000; i++) {
        while (atomic_flag_test_and_set(&gate))
            ;
        tickets++; // RACE!
        atomic_flag_clear(&gate);
    }
    return NULL;
}

static void *watchdog(void *arg)
{
    while (!atomic_load(&done)) {
        usleep(10);
        atomic_flag_clear(&gate);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2], dog;
    pthread_create(&dog, NULL, watchdog, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, seller, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    atomic_store(&done, 1);
    pthread_join(dog, NULL);
    printf("%d\n", tickets);
    return 0;
}
