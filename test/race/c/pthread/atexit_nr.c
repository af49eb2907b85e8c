// the atexit handler joins the thread before it prints the counter
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
        written++; // NORACE
        usleep(100);
    }
    return NULL;
}

static void report(void)
{
    pthread_join(thread, NULL);
    printf("%d records\n", written); // NORACE
}

int main(void)
{
    if (atexit(report) != 0)
        return 1;
    pthread_create(&thread, NULL, writer, NULL);
    usleep(1000);
    exit(0);
}
