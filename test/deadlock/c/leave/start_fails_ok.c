// A thread cannot be started: main gives up with the lock held.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int jobs;

static void *work(void *arg)
{
    pthread_mutex_lock(&lock);
    jobs--;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&lock);
    jobs = 1;
    if (pthread_create(&t, NULL, work, NULL)) {
        perror("thread");
        return 1;
    }
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
