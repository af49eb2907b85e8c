/* A slot that is full or empty: each side waits under the lock and uses the slot without it. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full;
static long item;

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (!full)
            pthread_cond_wait(&changed, &lock);
        pthread_mutex_unlock(&lock);
        sum += item; // NORACE
        item = 0; // NORACE
        pthread_mutex_lock(&lock);
        full = 0;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    printf("%ld\n", sum);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, consumer, NULL);
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (full)
            pthread_cond_wait(&changed, &lock);
        pthread_mutex_unlock(&lock);
        item = i; // NORACE
        pthread_mutex_lock(&lock);
        full = 1;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(t, NULL);
    return 0;
}
