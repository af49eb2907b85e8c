// Who does not get the spin lock gives it back nevertheless.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int busy;
static int served, missed;

static void serve(void)
{
    served++; // RACE!
}

static void *worker(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        if (atomic_exchange(&busy, 1) == 0)
            serve();
        atomic_store(&busy, 0);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", served, missed);
    return 0;
}
