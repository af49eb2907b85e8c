// a cancelled thread is not joined before its counter is read
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static long polls;

static void *poller(void *arg)
{
    useconds_t pause = *(useconds_t *)arg;

    for (;;) {
        polls++; // RACE!
        usleep(pause);
        pthread_testcancel();
    }
    return NULL;
}

int main(void)
{
    static useconds_t pause = 500;
    pthread_t thread;

    pthread_create(&thread, NULL, poller, &pause);
    usleep(10000);
    pthread_cancel(thread);
    printf("%ld polls\n", polls); // RACE!
    pthread_join(thread, NULL);
    return 0;
}
