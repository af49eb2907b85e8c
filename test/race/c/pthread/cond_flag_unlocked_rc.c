// the condition's flag is set without the mutex
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
    while (!stop_requested) { // RACE!
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
    stop_requested = 1; // RACE!
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    printf("%d rounds\n", rounds); // NORACE
    return 0;
}
