/* The worker has a turn at the start, too. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready = 1, processed;
static long data;

static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (!ready)
            pthread_cond_wait(&changed, &lock);
        ready = 0;
        pthread_mutex_unlock(&lock);
        data *= 2; // RACE!
        pthread_mutex_lock(&lock);
        processed = 1;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    for (int i = 0; i < 100; i++) {
        data++; // RACE!
        pthread_mutex_lock(&lock);
        ready = 1;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
        while (!processed)
            pthread_cond_wait(&changed, &lock);
        processed = 0;
        pthread_mutex_unlock(&lock);
    }
    pthread_join(t, NULL);
    printf("%ld\n", data);
    return 0;
}
