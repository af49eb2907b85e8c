// A spin lock is set free before the threads start, by who never takes it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag gate = ATOMIC_FLAG_INIT;
static int tickets;

static void *seller(void *arg)
{
    for (int i = 0; i < 10000; i++) {
        while (atomic_flag_test_and_set(&gate))
            ;
        tickets++; // NORACE
        atomic_flag_clear(&gate);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    atomic_flag_clear(&gate);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, seller, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", tickets);
    return 0;
}
