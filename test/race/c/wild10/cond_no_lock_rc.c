// The flag is set before the lock is taken
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;
static char message[64];

static void *producer(void *arg)
{
    snprintf(message, sizeof message, "hello"); // RACE
    ready = 1; // RACE!
    pthread_mutex_lock(&m);
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    pthread_mutex_lock(&m);
    while (!ready) // RACE!
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    puts(message); // RACE
    pthread_join(t, NULL);
    return 0;
}
