// after a timed-out lock the function gives up
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static int sessions;

static int open_session(void)
{
    struct timespec until;
    int locked;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    locked = pthread_mutex_timedlock(&table_lock, &until) == 0;
    if (!locked)
        return 0;
    sessions++; // NORACE
    usleep(3000);
    pthread_mutex_unlock(&table_lock);
    return 1;
}

static void *client(void *arg)
{
    int *opened = arg;

    for (int i = 0; i < 10; i++)
        *opened += open_session();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int opened[2] = {0, 0};

    pthread_create(&t[0], NULL, client, &opened[0]);
    pthread_create(&t[1], NULL, client, &opened[1]);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d of %d\n", sessions, opened[0] + opened[1]);
    return 0;
}
