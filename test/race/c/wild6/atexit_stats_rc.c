// Statistics printed by an exit handler while the detached sampler still runs
// tsan: some: it may not get to run at the same time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static unsigned long samples;
static double sum;
static void *sampler(void *arg)
{
    (void)arg;
    for (;;) {
        samples++; // RACE! n
        sum += 0.5; // RACE! s
        usleep(100);
    }
    return NULL;
}
static void print_stats(void)
{
    fprintf(stderr, "%lu samples, mean %f\n", samples, sum / samples); // RACE! n s
}
int main(void)
{
    pthread_t t;
    pthread_attr_t attr;
    atexit(print_stats);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_create(&t, &attr, sampler, NULL);
    sleep(1);
    return 0;
}
