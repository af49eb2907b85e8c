// What starts the thread waits for a condition before the flag is set: the next one comes in.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int started, is_open, counter;

static void *job(void *arg)
{
    counter++; // RACE!
    return arg;
}

static void start(void)
{
    pthread_t t;
    pthread_create(&t, NULL, job, NULL);
    pthread_detach(t);
    while (!is_open)
        pthread_cond_wait(&changed, &lock);
}

static void *ask(void *arg)
{
    pthread_mutex_lock(&lock);
    if (!started) {
        start();
        started = 1;
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, ask, NULL);
    pthread_create(&b, NULL, ask, NULL);
    pthread_mutex_lock(&lock);
    is_open = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
