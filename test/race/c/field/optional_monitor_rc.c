// The monitor thread is not waited for unless the program is verbose.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int progress;

static void *monitor(void *arg)
{
    const char *name = arg;
    for (int i = 0; i < 20; i++) {
        pthread_mutex_lock(&lock);
        int p = progress; // RACE!
        pthread_mutex_unlock(&lock);
        printf("%s: %d\n", name, p);
        usleep(100);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int verbose = argc > 1;
    pthread_t mon;
    (void)argv;
    if (pthread_create(&mon, NULL, monitor, "monitor") != 0)
        return 1;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        progress++; // NORACE
        pthread_mutex_unlock(&lock);
    }
    if (verbose)
        pthread_join(mon, NULL);
    usleep(300);
    progress = 0; // RACE!
    if (!verbose)
        pthread_join(mon, NULL);
    return 0;
}
