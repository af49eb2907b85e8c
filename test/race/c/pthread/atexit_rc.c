// the atexit handler prints a counter while a detached thread still changes it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_t thread;
static int written;

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        written++; // RACE!
        usleep(100);
    }
    return NULL;
}

static void report(void)
{
    printf("%d records\n", written); // RACE!
}

int main(void)
{
    if (atexit(report) != 0)
        return 1;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_detach(thread);
    usleep(1000);
    exit(0);
}
