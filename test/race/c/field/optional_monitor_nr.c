// A monitor thread that runs only if asked for, and is joined under the same condition.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int progress;

static void *monitor(void *arg)
{
    const char *name = arg;
    for (;;) {
        pthread_mutex_lock(&lock);
        int p = progress, d = done;
        pthread_mutex_unlock(&lock);
        printf("%s: %d\n", name, p);
        if (d)
            break;
        usleep(100);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int verbose = argc > 1 ? strcmp(argv[1], "-v") == 0 : 1;
    pthread_t mon;
    if (verbose && pthread_create(&mon, NULL, monitor, "monitor") != 0) {
        fprintf(stderr, "no monitor\n");
        verbose = 0;
    }
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        progress++;
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    done = 1;
    pthread_mutex_unlock(&lock);
    if (verbose)
        pthread_join(mon, NULL);
    progress = 0; // NORACE
    done = 0; // NORACE
    return 0;
}
