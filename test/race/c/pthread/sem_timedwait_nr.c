// the result is read only if sem_timedwait succeeded
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static sem_t done;
static int result;

static void *slow(void *arg)
{
    usleep(20000);
    result = *(int *)arg; // NORACE
    sem_post(&done);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int value = 3, ok;
    struct timespec until;

    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, slow, &value);
    clock_gettime(CLOCK_REALTIME, &until);
    ok = sem_timedwait(&done, &until) == 0;
    if (ok)
        printf("%d\n", result); // NORACE
    pthread_join(t, NULL);
    return 0;
}
