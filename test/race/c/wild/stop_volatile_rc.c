// A volatile flag ends the worker
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static volatile int keep_running = 1;
static long iterations;

static void *spin(void *arg)
{
    (void)arg;
    while (keep_running) // RACE!
        iterations++;
    return NULL;
}

int main(void)
{
    pthread_t t;
    if (pthread_create(&t, NULL, spin, NULL))
        return 1;
    usleep(1000);
    keep_running = 0; // RACE!
    pthread_join(t, NULL);
    printf("%ld iterations\n", iterations);
    return 0;
}
