// two threads wait in turn for a flag under a lock, and use the buffer without it
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool full;
static int buffer;

static void *produce(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (full)
            pthread_cond_wait(&changed, &lock);
        pthread_mutex_unlock(&lock);
        buffer = i; // NORACE
        pthread_mutex_lock(&lock);
        full = true;
        pthread_mutex_unlock(&lock);
        pthread_cond_broadcast(&changed);
    }
    return arg;
}

static void *consume(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (!full)
            pthread_cond_wait(&changed, &lock);
        pthread_mutex_unlock(&lock);
        sum += buffer; // NORACE
        pthread_mutex_lock(&lock);
        full = false;
        pthread_mutex_unlock(&lock);
        pthread_cond_broadcast(&changed);
    }
    return sum ? arg : NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, produce, NULL);
    pthread_create(&b, NULL, consume, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
