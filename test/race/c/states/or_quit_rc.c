/* Who was told to quit uses the slot even so. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full, quit;
static long item;

static void *consumer(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!full && !quit)
            pthread_cond_wait(&changed, &lock);
        if (!full && !quit)
            break;
        pthread_mutex_unlock(&lock);
        item = 0; // RACE!
        pthread_mutex_lock(&lock);
        full = 0;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *stopper(void *arg)
{
    pthread_mutex_lock(&lock);
    quit = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, consumer, NULL);
    pthread_create(&u, NULL, stopper, NULL);
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (full && !quit)
            pthread_cond_wait(&changed, &lock);
        int is_over = full;
        pthread_mutex_unlock(&lock);
        if (is_over)
            break;
        item = i; // RACE!
        pthread_mutex_lock(&lock);
        full = 1;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(u, NULL);
    return 0;
}
