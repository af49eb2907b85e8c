// The signal is sent before the flag is set, in a section of its own.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int letters, closed;

static void *carry(void *arg)
{
    pthread_mutex_lock(&lock);
    for (;;) {
        while (!letters && !closed)
            pthread_cond_wait(&changed, &lock); // DEADLOCK!
        if (!letters)
            break;
        letters--;
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t carrier;
    pthread_create(&carrier, NULL, carry, NULL);
    for (int i = 0; i < 5; i++) {
        pthread_mutex_lock(&lock);
        letters++;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    closed = 1; // DEADLOCK!
    pthread_mutex_unlock(&lock);
    pthread_join(carrier, NULL);
    return 0;
}
