// An exit handler writes what a detached thread still changes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int events;
static char last[64];

static void report(void)
{
    fprintf(stderr, "%d events, last %s\n", events, last); // RACE!
}

static void *background(void *arg)
{
    for (;;) {
        snprintf(last, sizeof last, "tick %d", events); // RACE!
        events++; // RACE!
        usleep(100);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_attr_t attr;
    atexit(report);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_create(&t, &attr, background, NULL);
    pthread_attr_destroy(&attr);
    sleep(1);
    return 0;
}
