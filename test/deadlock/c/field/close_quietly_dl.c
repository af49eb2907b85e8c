/* work queue: nobody wakes the workers up when it is closed */
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int jobs;
static bool closed;

static void *work(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&mu);
        while (jobs == 0 && !closed)
            pthread_cond_wait(&more, &mu); // DEADLOCK!
        if (jobs == 0) {
            pthread_mutex_unlock(&mu);
            return arg;
        }
        jobs--;
        pthread_mutex_unlock(&mu);
    }
}

static void add(int n)
{
    pthread_mutex_lock(&mu);
    jobs += n;
    pthread_cond_broadcast(&more); // DEADLOCK
    pthread_mutex_unlock(&mu);
}

static void finish(void)
{
    pthread_mutex_lock(&mu);
    closed = true; // DEADLOCK
    pthread_mutex_unlock(&mu);
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, work, 0);
    add(100);
    finish();
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0); // DEADLOCK
    return 0;
}
