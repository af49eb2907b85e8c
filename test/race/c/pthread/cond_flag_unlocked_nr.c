// the condition's flag is set with the mutex held
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static int stop_requested;

static void *sleeper(void *arg)
{
    int rounds = 0;

    pthread_mutex_lock(&lock);
    while (!stop_requested) { // NORACE
        struct timespec until;

        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec++;
        pthread_cond_timedwait(&wake, &lock, &until);
        rounds++;
    }
    pthread_mutex_unlock(&lock);
    *(int *)arg = rounds;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int rounds = 0;

    pthread_create(&thread, NULL, sleeper, &rounds);
    pthread_mutex_lock(&lock);
    stop_requested = 1; // NORACE
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    printf("%d rounds\n", rounds); // NORACE
    return 0;
}
