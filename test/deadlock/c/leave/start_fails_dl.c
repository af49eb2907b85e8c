// A thread cannot be started: a helper gives up with the lock held.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int jobs;

static void *work(void *arg)
{
    pthread_mutex_lock(&lock); // DEADLOCK
    jobs--;
    pthread_mutex_unlock(&lock);
    return arg;
}

static int start(void)
{
    pthread_t t;
    pthread_mutex_lock(&lock);
    jobs = 1;
    if (pthread_create(&t, NULL, work, NULL)) {
        perror("thread");
        return 1; // DEADLOCK!
    }
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL); // DEADLOCK
    return 0; // DEADLOCK
} // DEADLOCK

int main(void)
{
    while (start())
        puts("again");
    return 0;
}
